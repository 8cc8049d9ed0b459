<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>ActivatePage</name>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation>هذا الرمز غير صالح. قارنه بالرمز الظاهر على جهازك ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation>انتهت صلاحية هذا الرمز. احصل على رمز جديد من جهازك.</translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation>سبق استخدام هذا الرمز. احصل على رمز جديد من جهازك.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation>رموز خاطئة كثيرة. انتظر دقيقة ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation>توصيل جهاز</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation>أدخل الأحرف والأرقام الثمانية الظاهرة على جهازك.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation>تم توصيل جهازك</translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation>يتابع %1 العمل خلال بضع ثوانٍ. يمكنك إغلاق هذه الصفحة.</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>لم يتم توصيل جهازك</translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation>لا يملك %1 حق الوصول إلى حسابك. يمكنك إغلاق هذه الصفحة.</translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation>لم يعد هذا الطلب صالحًا</translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation>تم الرد عليه من قبل أو انتهت صلاحيته. احصل على رمز جديد من جهازك.</translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation>لم يتم اختيار شيء</translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation>ارجع واختر مستخدمًا، ثم وافق أو ارفض.</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>الصفحة غير موجودة</translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation>أدخل رموز الأجهزة في ‎/activate.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>حدث خطأ ما</translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
        <translation>تعذّر حفظ اختيارك. أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>AnalyticsTexts</name>
    <message>
        <source>d MMM</source>
        <extracomment>A day of this year, and one of another, as QLocale writes them.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>A day with all there is, as QLocale writes it.</extracomment>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Minutes watched</source>
        <translation>دقائق المشاهدة</translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation>ساعات المشاهدة</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>المشاهدات</translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation>المشاهدون الفريدون</translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation>متوسط المشاهدين</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>ذروة المشاهدين</translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation>ساعات البث</translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation>أصحاب القنوات</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>رسائل الدردشة</translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation>المشاركون في الدردشة</translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation>المتابعون الجدد</translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation>المقاطع المنشأة</translation>
    </message>
    <message>
        <source>Installs</source>
        <translation>عمليات التثبيت</translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation>عمليات إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>عمليات التنشيط</translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation>القنوات النشطة</translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation>الدقائق المشاهَدة</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>التفاعلات</translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation>عدد Bits المستخدمة</translation>
    </message>
    <message>
        <source>Viewers who used Bits</source>
        <translation>المشاهدون الذين استخدموا Bits</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>لا بيانات</translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation>%1 مليار</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation>%1 مليون</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation>%1 ألف</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation>أعلى بنسبة %1%</translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation>أقل بنسبة %1%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>بلا مقارنة</translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation>الفترة السابقة</translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation>قبل سنة</translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation>أيام أخرى…</translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation>%1 غير جاهز بعد</translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation>%1 و%2 غير جاهزين بعد</translation>
    </message>
    <message>
        <source>The end date is before the start date.</source>
        <translation>تاريخ النهاية قبل تاريخ البداية.</translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation>لا بيانات لدى الخدمة قبل %1. تُعرض البيانات المحفوظة.</translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation>لا بيانات لهذه الأيام بعد. آخر يوم متاح هو %1.</translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation>الأيام السابقة ليوم %1 مصدرها البيانات المحفوظة فقط؛ فالخدمة لم تعد توفرها.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>تعود تقارير الألعاب سنة إلى الوراء، حتى %1 حاليًا، وتتأخر يومًا أو يومين. لا يُشترط للعبة حد أدنى من البث ضمن الفترة. تبقى البيانات المنزَّلة محفوظة.</numerusform>
            <numerusform>تعود تقارير الألعاب سنة إلى الوراء، حتى %1 حاليًا، وتتأخر يومًا أو يومين. تحتاج اللعبة إلى ساعة بث واحدة على الأقل ضمن الفترة. تبقى البيانات المنزَّلة محفوظة.</numerusform>
            <numerusform>تعود تقارير الألعاب سنة إلى الوراء، حتى %1 حاليًا، وتتأخر يومًا أو يومين. تحتاج اللعبة إلى ساعتي بث على الأقل ضمن الفترة. تبقى البيانات المنزَّلة محفوظة.</numerusform>
            <numerusform>تعود تقارير الألعاب سنة إلى الوراء، حتى %1 حاليًا، وتتأخر يومًا أو يومين. تحتاج اللعبة إلى %n ساعات بث على الأقل ضمن الفترة. تبقى البيانات المنزَّلة محفوظة.</numerusform>
            <numerusform>تعود تقارير الألعاب سنة إلى الوراء، حتى %1 حاليًا، وتتأخر يومًا أو يومين. تحتاج اللعبة إلى %n ساعة بث على الأقل ضمن الفترة. تبقى البيانات المنزَّلة محفوظة.</numerusform>
            <numerusform>تعود تقارير الألعاب سنة إلى الوراء، حتى %1 حاليًا، وتتأخر يومًا أو يومين. تحتاج اللعبة إلى %n ساعة بث على الأقل ضمن الفترة. تبقى البيانات المنزَّلة محفوظة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation>تبدأ تقارير الملحقات في %1 وتتأخر يومًا أو يومين. تبقى البيانات المنزَّلة محفوظة.</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>لا تقرير لهذه الفترة.</numerusform>
            <numerusform>لا تقرير لهذه الفترة. تحتاج اللعبة إلى ساعة بث واحدة على الأقل.</numerusform>
            <numerusform>لا تقرير لهذه الفترة. تحتاج اللعبة إلى ساعتي بث على الأقل.</numerusform>
            <numerusform>لا تقرير لهذه الفترة. تحتاج اللعبة إلى %n ساعات بث على الأقل.</numerusform>
            <numerusform>لا تقرير لهذه الفترة. تحتاج اللعبة إلى %n ساعة بث على الأقل.</numerusform>
            <numerusform>لا تقرير لهذه الفترة. تحتاج اللعبة إلى %n ساعة بث على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>لا تقرير لهذه الفترة.</translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation>رابط التنزيل الجديد لا يعمل.</translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation>جارٍ تحميل قائمة التقارير…</translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>جارٍ تحميل قائمة التقارير…</numerusform>
            <numerusform>جارٍ تحميل قائمة التقارير، واحد حتى الآن…</numerusform>
            <numerusform>جارٍ تحميل قائمة التقارير، اثنان حتى الآن…</numerusform>
            <numerusform>جارٍ تحميل قائمة التقارير، %Ln حتى الآن…</numerusform>
            <numerusform>جارٍ تحميل قائمة التقارير، %Ln حتى الآن…</numerusform>
            <numerusform>جارٍ تحميل قائمة التقارير، %Ln حتى الآن…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation>جارٍ تنزيل التقارير</translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation>لم يُنزَّل أي تقرير</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>نُزّل %L1 من %Ln تقرير</numerusform>
            <numerusform>نُزّل %L1 من تقرير واحد</numerusform>
            <numerusform>نُزّل %L1 من تقريرين</numerusform>
            <numerusform>نُزّل %L1 من %Ln تقارير</numerusform>
            <numerusform>نُزّل %L1 من %Ln تقريرًا</numerusform>
            <numerusform>نُزّل %L1 من %Ln تقرير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>لم يُحدَّث أي تقرير</numerusform>
            <numerusform>حُدّث تقرير واحد</numerusform>
            <numerusform>حُدّث تقريران</numerusform>
            <numerusform>حُدّثت %Ln تقارير</numerusform>
            <numerusform>حُدّث %Ln تقريرًا</numerusform>
            <numerusform>حُدّث %Ln تقرير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1: لا بيانات لأي يوم، %2.</numerusform>
            <numerusform>%1: لا بيانات ليوم واحد، %2.</numerusform>
            <numerusform>%1: لا بيانات ليومين، %2.</numerusform>
            <numerusform>%1: لا بيانات لمدة %n أيام، %2.</numerusform>
            <numerusform>%1: لا بيانات لمدة %n يومًا، %2.</numerusform>
            <numerusform>%1: لا بيانات لمدة %n يوم، %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1: بيانات أقل من السابق.</numerusform>
            <numerusform>%1: بيانات أقل من السابق ليوم واحد.</numerusform>
            <numerusform>%1: بيانات أقل من السابق ليومين.</numerusform>
            <numerusform>%1: بيانات أقل من السابق لمدة %n أيام.</numerusform>
            <numerusform>%1: بيانات أقل من السابق لمدة %n يومًا.</numerusform>
            <numerusform>%1: بيانات أقل من السابق لمدة %n يوم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1: لا بيانات جديدة. آخر يوم له بيانات: %2.</numerusform>
            <numerusform>%1: لا بيانات جديدة منذ يوم. آخر يوم له بيانات: %2.</numerusform>
            <numerusform>%1: لا بيانات جديدة منذ يومين. آخر يوم له بيانات: %2.</numerusform>
            <numerusform>%1: لا بيانات جديدة منذ %n أيام. آخر يوم له بيانات: %2.</numerusform>
            <numerusform>%1: لا بيانات جديدة منذ %n يومًا. آخر يوم له بيانات: %2.</numerusform>
            <numerusform>%1: لا بيانات جديدة منذ %n يوم. آخر يوم له بيانات: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>تعذّر تنزيل تقارير الألعاب اليوم.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الألعاب منذ يوم.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الألعاب منذ يومين.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الألعاب منذ %n أيام.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الألعاب منذ %n يومًا.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الألعاب منذ %n يوم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>تعذّر تنزيل تقارير الملحقات اليوم.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الملحقات منذ يوم.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الملحقات منذ يومين.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الملحقات منذ %n أيام.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الملحقات منذ %n يومًا.</numerusform>
            <numerusform>تعذّر تنزيل تقارير الملحقات منذ %n يوم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not download reports</source>
        <translation>تعذّر تنزيل التقارير</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>لا تقارير بلا بيانات جديدة</numerusform>
            <numerusform>تقرير واحد بلا بيانات جديدة</numerusform>
            <numerusform>تقريران بلا بيانات جديدة</numerusform>
            <numerusform>%Ln تقارير بلا بيانات جديدة</numerusform>
            <numerusform>%Ln تقريرًا بلا بيانات جديدة</numerusform>
            <numerusform>%Ln تقرير بلا بيانات جديدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>لا تقارير ناقصة</numerusform>
            <numerusform>تقرير واحد ناقص</numerusform>
            <numerusform>تقريران ناقصان</numerusform>
            <numerusform>%Ln تقارير ناقصة</numerusform>
            <numerusform>%Ln تقريرًا ناقصًا</numerusform>
            <numerusform>%Ln تقرير ناقص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>ولا شيء غير ذلك.</numerusform>
            <numerusform>وواحد آخر.</numerusform>
            <numerusform>واثنان آخران.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>حفظ CSV…</translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation>سدّ الفجوة</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation>جارٍ الطلب</translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation>انتهت صلاحية رابط التنزيل. يطلب Sidestage رابطًا جديدًا.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>جارٍ التنزيل</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>جارٍ الحفظ</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>تم التنزيل</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>أقل من %n س على الهواء</numerusform>
            <numerusform>أقل من %n س على الهواء</numerusform>
            <numerusform>أقل من %n س على الهواء</numerusform>
            <numerusform>أقل من %n س على الهواء</numerusform>
            <numerusform>أقل من %n س على الهواء</numerusform>
            <numerusform>أقل من %n س على الهواء</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation>لا تقرير</translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation>آخر البيانات %1</translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>لا بيانات جديدة، مع أن لدى الخدمة تقارير لأيام لاحقة.</numerusform>
            <numerusform>لا بيانات جديدة منذ يوم، مع أن لدى الخدمة تقارير لأيام لاحقة.</numerusform>
            <numerusform>لا بيانات جديدة منذ يومين، مع أن لدى الخدمة تقارير لأيام لاحقة.</numerusform>
            <numerusform>لا بيانات جديدة منذ %n أيام، مع أن لدى الخدمة تقارير لأيام لاحقة.</numerusform>
            <numerusform>لا بيانات جديدة منذ %n يومًا، مع أن لدى الخدمة تقارير لأيام لاحقة.</numerusform>
            <numerusform>لا بيانات جديدة منذ %n يوم، مع أن لدى الخدمة تقارير لأيام لاحقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>بيانات أقل، 0 أيام</numerusform>
            <numerusform>بيانات أقل، يوم واحد</numerusform>
            <numerusform>بيانات أقل، يومان</numerusform>
            <numerusform>بيانات أقل، %n أيام</numerusform>
            <numerusform>بيانات أقل، %n يومًا</numerusform>
            <numerusform>بيانات أقل، %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation>يحتوي تقرير لاحق على بيانات لهذه الأيام أقل من تقرير سابق. أحدث هذه الأيام: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>فجوة، 0 أيام</numerusform>
            <numerusform>فجوة، يوم واحد</numerusform>
            <numerusform>فجوة، يومان</numerusform>
            <numerusform>فجوة، %n أيام</numerusform>
            <numerusform>فجوة، %n يومًا</numerusform>
            <numerusform>فجوة، %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>No data for %1.</source>
        <translation>لا بيانات ليوم %1.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range in one year</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range in one year</comment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>AuthorizePage</name>
    <message>
        <source>Sidestage sandbox</source>
        <translation>بيئة Sidestage التجريبية</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>ar</translation>
    </message>
    <message>
        <source>Broadcaster (partner)</source>
        <translation>صاحب القناة (شريك)</translation>
    </message>
    <message>
        <source>Broadcaster (affiliate)</source>
        <translation>صاحب القناة (منتسب)</translation>
    </message>
    <message>
        <source>moderates %1</source>
        <translation>يشرف على %1</translation>
    </message>
    <message>
        <source>edits %1</source>
        <translation>يحرر %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>banned from %1</source>
        <translation>محظور من %1</translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation>قناتك</translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation>المكافآت وعمليات الاستبدال</translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation>الإعلانات وBits والتبرعات والتحليلات</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>الدردشة والإشراف</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>حسابك</translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation>رؤية ملفك الشخصي العام فقط</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>يريد %1 استخدام حسابك</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>تسجيل الدخول باسم</translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation>سيتمكن %1 من</translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation>ارفض إذا لم يُظهر جهازك الرمز %1.</translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation>بعد الاختيار تعود إلى %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>موافقة</translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
        <translation>كل شيء هنا محاكاة. لا توجد كلمة مرور، ولا تغادر أي بيانات هذا الحاسوب.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>يطلب %1 إذنًا</translation>
    </message>
</context>
<context>
    <name>AutomodTexts</name>
    <message>
        <source>Aggression</source>
        <translation>العدوانية</translation>
    </message>
    <message>
        <source>Threats, and calls for violence</source>
        <translation>التهديدات والدعوات إلى العنف</translation>
    </message>
    <message>
        <source>Bullying</source>
        <translation>التنمر</translation>
    </message>
    <message>
        <source>Insults and name-calling</source>
        <translation>الإهانات والشتائم</translation>
    </message>
    <message>
        <source>Disability</source>
        <translation>الإعاقة</translation>
    </message>
    <message>
        <source>Contempt for people with disabilities</source>
        <translation>ازدراء ذوي الإعاقة</translation>
    </message>
    <message>
        <source>Misogyny</source>
        <translation>كراهية النساء</translation>
    </message>
    <message>
        <source>Contempt for women</source>
        <translation>ازدراء النساء</translation>
    </message>
    <message>
        <source>Race, ethnicity or religion</source>
        <translation>العرق أو الإثنية أو الدين</translation>
    </message>
    <message>
        <source>Contempt for where people come from or what they believe</source>
        <translation>ازدراء أصول الناس أو معتقداتهم</translation>
    </message>
    <message>
        <source>Sexual terms</source>
        <translation>عبارات جنسية</translation>
    </message>
    <message>
        <source>Sexual acts and parts of the body</source>
        <translation>الأفعال الجنسية وأعضاء الجسد</translation>
    </message>
    <message>
        <source>Sexuality, sex or gender</source>
        <translation>الميول الجنسية أو الجنس أو الجندر</translation>
    </message>
    <message>
        <source>Contempt for whom people love or who they are</source>
        <translation>ازدراء الناس لمن يحبون أو لما هم عليه</translation>
    </message>
    <message>
        <source>Swearing</source>
        <translation>البذاءة</translation>
    </message>
    <message>
        <source>Swear words</source>
        <translation>الألفاظ البذيئة</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>قليل</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>بعض</translation>
    </message>
    <message>
        <source>More</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>الأكثر</translation>
    </message>
</context>
<context>
    <name>Capability</name>
    <message>
        <source>Edit the channel, see its editors</source>
        <translation>تحرير القناة ورؤية محرريها</translation>
    </message>
    <message>
        <source>Change your description</source>
        <translation>تغيير وصفك</translation>
    </message>
    <message>
        <source>Show your stream key</source>
        <translation>إظهار مفتاح البث</translation>
    </message>
    <message>
        <source>See and choose the active extensions</source>
        <translation>رؤية الملحقات النشطة واختيارها</translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation>إدارة المكافآت والبت في عمليات الاستبدال</translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation>رؤية جدول الإعلانات وتأجيل الإعلانات وعرضها</translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation>إدارة أوضاع الدردشة وإعلاناتها والتنويهات</translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation>رؤية إجراءات المشرفين في الدردشات</translation>
    </message>
    <message>
        <source>Moderate chats and write in them</source>
        <translation>الإشراف على الدردشات والكتابة فيها</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>رؤية مشرفيك وVIP</translation>
    </message>
    <message>
        <source>Add and remove moderators and VIPs</source>
        <translation>إضافة المشرفين وVIP وإزالتهم</translation>
    </message>
    <message>
        <source>See and change whom you block</source>
        <translation>رؤية قائمة من تحجبهم وتغييرها</translation>
    </message>
    <message>
        <source>See subscribers</source>
        <translation>رؤية المشتركين</translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation>رؤية المتابعين والقنوات المتابَعة</translation>
    </message>
    <message>
        <source>Run polls and predictions, raid, see hype trains</source>
        <translation>إجراء الاستطلاعات والتوقعات والغارات ورؤية قطارات الحماس</translation>
    </message>
    <message>
        <source>Plan the stream schedule</source>
        <translation>تخطيط جدول البث</translation>
    </message>
    <message>
        <source>Make clips, delete videos</source>
        <translation>إنشاء المقاطع وحذف الفيديوهات</translation>
    </message>
    <message>
        <source>See the goals of the channel</source>
        <translation>رؤية أهداف القناة</translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation>رؤية من يشجّع باستخدام Bits</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>رؤية الحملة الخيرية وتبرعاتها</translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
        <translation>رؤية تقارير الألعاب والملحقات</translation>
    </message>
</context>
<context>
    <name>CategoryCombo</name>
    <message>
        <source>Search categories</source>
        <translation>بحث في الفئات</translation>
    </message>
</context>
<context>
    <name>Channel</name>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>التصنيفات</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>التأخير</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>محتوى ترويجي</translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation>المخدرات والمسكرات</translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation>مواضيع جنسية</translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation>عنف أو مشاهد قاسية</translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>المقامرة</translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation>ألفاظ نابية</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 ث</translation>
    </message>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation>لم يتغير: %1. لم يُتعرَّف على القيمة الجديدة.</translation>
    </message>
</context>
<context>
    <name>CharityTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>number, percent sign</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation>نحو %1 %2</translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation>%1 في الساعة خلال آخر %2</translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation>%1 في الساعة إجمالًا</translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation>%1 في الساعة منذ %2</translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation>تظهر الوتيرة بعد %1 من البيانات.</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 في الساعة</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation>المجموع لدى الخدمة: %1. التبرعات المدرجة هنا: %2، أي أكثر بمقدار %3.</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
        <translation>المجموع لدى الخدمة: %1. التبرعات المدرجة هنا: %2، أي أقل بمقدار %3.</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>حساب محذوف</translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation>للمتابعين فقط</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>الوضع البطيء</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>للمشتركين فقط</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>رموز تعبيرية فقط</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>رسائل بلا تكرار</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>تأخير الدردشة</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 إلى %L2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <comment>a range of durations</comment>
        <translation>%1 دقيقة</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>a range of durations</comment>
        <translation>%1 ثانية</translation>
    </message>
    <message>
        <source>This is not a chat preset file.</source>
        <translation>هذا ليس ملف إعدادات مسبقة للدردشة.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>أُنشئ هذا الملف بإصدار أحدث من Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ولا شيء غير ذلك.</numerusform>
            <numerusform>وواحد آخر.</numerusform>
            <numerusform>واثنان آخران.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>لا يُستورد أي إعداد مسبق.</numerusform>
            <numerusform>يُستورد أول إعداد مسبق فقط.</numerusform>
            <numerusform>يُستورد أول إعدادين مسبقين فقط.</numerusform>
            <numerusform>تُستورد أول %Ln إعدادات مسبقة فقط.</numerusform>
            <numerusform>يُستورد أول %Ln إعدادًا مسبقًا فقط.</numerusform>
            <numerusform>يُستورد أول %Ln إعداد مسبق فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation>الإعداد المسبق %L1 غير صالح.</translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation>الإعداد المسبق %L1: الاسم مفقود أو طويل جدًا.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation>%1: الاسم مكرر.</translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation>%1: لا يضبط أي وضع.</translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation>%1: يُستخدم إعداد مسبق آخر بالفعل لقفل الدردشة.</translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation>%1: يجب أن يكون %2 مفعّلًا أو معطّلًا.</translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation>%1: تم تخطي %2. المسموح: %3.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>حجم الملف أكبر من %1 ميغابايت.</translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
        <translation>هذا ليس ملف إعدادات مسبقة للدردشة: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>قفل الدردشة</translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation>متابعون 10 د + بطيء 30 ث</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>رموز تعبيرية فقط</translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation>تعطيل كل الأوضاع</translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>Schedule ads</source>
        <translation>جدولة الإعلانات</translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation>يضبط عدد الثواني بين الفواصل الإعلانية وطول كل منها. القيمة 0 للفاصل الزمني (Interval) تعطّل الفواصل الإعلانية.</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>عرض إعلان</translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation>يعرض إعلانًا. تسري فترة الانتظار.</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>تأجيل الإعلان التالي</translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation>يؤجّل الفاصل الإعلاني التالي.</translation>
    </message>
    <message>
        <source>Send a message that is held</source>
        <translation>إرسال رسالة تُحتجز</translation>
    </message>
    <message>
        <source>Sends a chat message that AutoMod holds until a moderator decides. Chat modes apply.</source>
        <translation>يرسل رسالة دردشة يحتجزها AutoMod حتى يبت فيها مشرف. تسري أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>Hold many messages</source>
        <translation>احتجاز رسائل كثيرة</translation>
    </message>
    <message>
        <source>Lets AutoMod hold this many messages of different viewers at once, ignoring chat modes.</source>
        <translation>يجعل AutoMod يحتجز هذا العدد من رسائل مشاهدين مختلفين دفعة واحدة، متجاهلًا أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>Mark a suspicious user</source>
        <translation>وسم مستخدم كمشبوه</translation>
    </message>
    <message>
        <source>Has a user&apos;s messages watched, or shown to moderators only, as a moderator or the broadcaster would.</source>
        <translation>يضع رسائل المستخدم تحت المراقبة، أو يعرضها للمشرفين فقط، كما يفعل مشرف أو صاحب القناة.</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>تشجيع</translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation>يشجّع باستخدام Bits.</translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation>شراء من ملحق</translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation>يشتري منتجًا من ملحق باستخدام Bits.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>بدء البث</translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation>يبدأ بثًا. إذا كانت القناة تبث بالفعل، يبدأ بثًا جديدًا.</translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation>إنهاء البث</translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation>ينهي البث.</translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation>ضبط عدد المشاهدين</translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation>يضبط عدد مشاهدي البث.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>تغيير القناة</translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation>يغيّر القناة كما يغيّرها صاحبها على الموقع.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>غارة</translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation>يرسل المشاهدين إلى قناة مباشرة أخرى.</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>تبرع</translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation>يتبرع للحملة الجارية، بأصغر وحدة من عملتها.</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>بدء حملة خيرية</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation>يبدأ حملة خيرية. الهدف بأصغر وحدة من العملة؛ 0 تعني بلا هدف.</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>ضبط هدف الحملة الخيرية</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation>يغيّر هدف الحملة، بأصغر وحدة من العملة؛ 0 تعني بلا هدف.</translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation>إيقاف الحملة الخيرية</translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation>ينهي الحملة الخيرية.</translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation>إضافة تبرعات كثيرة</translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation>يضيف هذا العدد من التبرعات دفعة واحدة.</translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation>إرسال رسالة</translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation>يرسل رسالة دردشة. تسري أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation>الانضمام إلى الدردشة</translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation>ينضم إلى الدردشة.</translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation>مغادرة الدردشة</translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation>يغادر الدردشة.</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>إعلان في الدردشة</translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation>ينشر إعلانًا في الدردشة.</translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation>تنويه بقناة</translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation>ينوّه بقناة أخرى. تسري فترات الانتظار.</translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation>ضبط أوضاع الدردشة</translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation>يغيّر أوضاع الدردشة، بصفة مشرف أو صاحب القناة.</translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation>ضبط وضع الدرع</translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation>يفعّل وضع الدرع أو يعطّله، بصفة مشرف أو صاحب القناة.</translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation>بدء دردشة مشتركة</translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation>يبدأ دردشة مشتركة بين قنوات. القناة الأولى هي المضيفة.</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>الانضمام إلى دردشة مشتركة</translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation>يضيف قناة إلى دردشة مشتركة لقناة أخرى.</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>مغادرة الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation>يزيل قناة من دردشتها المشتركة. تنتهي الدردشة عندما يغادر المضيف أو تبقى قناة واحدة فقط.</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>إنهاء الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation>ينهي الدردشة المشتركة للقناة.</translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation>إضافة مشاركين كثيرين</translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation>يضيف هذا العدد من المستخدمين إلى الدردشة دفعة واحدة، وينشئ مستخدمين عند الحاجة.</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>الإشراف على قنوات كثيرة</translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation>يجعل المستخدم مشرفًا على هذا العدد من القنوات الإضافية بأوضاع دردشة مختلفة، وينشئ قنوات عند الحاجة.</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>ضبط لون الدردشة</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation>يضبط لون اسم المستخدم في الدردشة. بلا لون يُعدّ أن المستخدم لم يختر لونًا قط.</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>تسجيل تطبيق</translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation>يسجّل تطبيقًا أو يستبدله. بلا سر يكون عميلًا عامًا.</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>إصدار رمز مميز</translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, a user token has all scopes and an app token none.</source>
        <translation>يصدر رمزًا مميزًا بلا صفحة تسجيل دخول: رمزًا لمستخدم، أو رمزًا للتطبيق إن لم يُحدَّد مستخدم. بلا نطاقات، يملك رمز المستخدم كل النطاقات ولا يملك رمز التطبيق أيًا منها.</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>إنهاء صلاحية كل الرموز المميزة</translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation>ينهي صلاحية كل رموز الوصول. تبقى رموز التحديث صالحة.</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>قطع اتصال تطبيق</translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval are deleted.</source>
        <translation>يقطع اتصال التطبيق بحساب المستخدم. تُحذف رموزه المميزة وموافقة المستخدم.</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>الأعطال المعلقة</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation>يسرد الأعطال التي تنتظر طلبًا مطابقًا.</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>إضافة عطل</translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation>يضيف عطلًا إلى طلبات نقطة نهاية أو مسار، أو إلى أي طلب. يتخطى العدد المحدد من الطلبات ثم يسري العدد المحدد من المرات؛ times -1: حتى المسح.</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>مسح الأعطال</translation>
    </message>
    <message>
        <source>Clears faults: one by its ID, those of an endpoint or path, or all.</source>
        <translation>يمسح الأعطال: واحدًا حسب معرّفه، أو أعطال نقطة نهاية أو مسار، أو كلها.</translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation>ضبط معدلات النشاط</translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation>يضبط عدد مرات نشاط المشاهدين المحاكَين في الدقيقة أثناء بث القناة. المعدلات المحذوفة تساوي 0.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>السيناريوهات</translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation>يسرد السيناريوهات المدمجة.</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>تشغيل سيناريو</translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation>يشغّل سيناريو مدمجًا أو JSON من ملف، بتوقيت البيئة التجريبية.</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>إيقاف السيناريو</translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation>يوقف السيناريو الجاري.</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>إضافة مستخدم</translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation>يضيف مستخدمًا يمكن اختياره عندما يطلب تطبيق إذنًا.</translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation>ضبط دور</translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation>يجعل المستخدم شريكًا أو منتسبًا أو لا هذا ولا ذاك.</translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation>إضافة مشرف</translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation>يجعل المستخدم مشرفًا على القناة.</translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation>إزالة مشرف</translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation>يزيل دور المشرف من المستخدم.</translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation>إضافة VIP</translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation>يجعل المستخدم VIP في القناة.</translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation>إزالة VIP</translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation>يزيل دور VIP من المستخدم.</translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation>إضافة محرر</translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation>يجعل المستخدم محررًا للقناة.</translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation>إزالة محرر</translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation>يزيل دور المحرر من المستخدم.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation>يتابع القناة.</translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation>إلغاء المتابعة</translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation>يتوقف عن متابعة القناة.</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>إضافة متابعين كثيرين</translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation>ينشئ هذا العدد من المستخدمين الذين يتابعون القناة.</translation>
    </message>
    <message>
        <source>State of the sandbox</source>
        <translation>حالة البيئة التجريبية</translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and the pending faults.</source>
        <translation>يعيد الوقت والقنوات الرئيسية والمفاتيح والأعطال المعلقة.</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>سجل النشاط</translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation>يعيد سجل النشاط، الأقدم أولًا. مع after يعيد المدخلات اللاحقة فقط، ليمكن للاختبارات انتظارها.</translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation>مشاهد في قناة</translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles, follow date and subscription in a channel.</source>
        <translation>يعيد نقاط المستخدم وأدواره وتاريخ متابعته واشتراكه في قناة.</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>مكافآت قناة</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation>يسرد مكافآت القناة، أيًا كان التطبيق الذي أنشأها.</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>الطلبات المسجَّلة</translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation>يسرد الطلبات المسجَّلة دون الأسرار.</translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation>استدعاءات التحكم</translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation>يسرد كل استدعاءات التحكم مع حقولها وقواعدها.</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>حد الطلبات</translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation>يضبط عدد الطلبات في الدقيقة، ويفعّل أرصدة الطلبات والترويسات وحالات الرفض أو يعطّلها.</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>التوافق</translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation>يفعّل الفروق بين الخدمة العامة والمواصفات أو يعطّلها.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>تسجيل الطلبات</translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation>يبدأ تسجيل الطلبات أو يوقفه.</translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation>مسح الطلبات المسجَّلة</translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
        <translation>يحذف الطلبات المسجَّلة.</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>ضبط الساعة</translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation>يضبط الوقت على لحظة معينة أو على الآن، ويقفز بالثواني، ويضبط السرعة: 0 إيقاف مؤقت، 1 عادية.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens become invalid.</source>
        <translation>يتجاهل العالم ويعيد إنشاءه من البذرة. تعود الأعطال والحدود والمفاتيح إلى حالتها الأولى. تبقى التطبيقات؛ وتصبح رموزها المميزة غير صالحة.</translation>
    </message>
    <message>
        <source>Grant a Drop</source>
        <translation>منح Drop</translation>
    </message>
    <message>
        <source>Grants a viewer an entitlement to a Drop of a game that an organization owns.</source>
        <translation>يمنح مشاهدًا استحقاق Drop للعبة تملكها مؤسسة.</translation>
    </message>
    <message>
        <source>Grant many Drops</source>
        <translation>منح Drops كثيرة</translation>
    </message>
    <message>
        <source>Grants entitlements to a Drop of a game to many viewers.</source>
        <translation>يمنح مشاهدين كثيرين استحقاقات Drop للعبة.</translation>
    </message>
    <message>
        <source>Give a game to an app</source>
        <translation>إسناد لعبة إلى تطبيق</translation>
    </message>
    <message>
        <source>The organization of an app owns a game that nobody owns yet. An app without an organization gets one.</source>
        <translation>تصبح المؤسسة المالكة للتطبيق مالكة للعبة لا يملكها أحد بعد. التطبيق الذي بلا مؤسسة يحصل على واحدة.</translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation>جلسات الأحداث المباشرة</translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation>يسرد اتصالات WebSocket القائمة.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>اشتراكات الأحداث</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation>يسرد اشتراكات كل التطبيقات، بما فيها التي انتهت للتو.</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Lists the conduits of all apps, with their shards.</source>
        <translation>يسرد Conduits كل التطبيقات مع أجزائها (shards).</translation>
    </message>
    <message>
        <source>Webhook deliveries</source>
        <translation>عمليات تسليم webhook</translation>
    </message>
    <message>
        <source>Lists the last 500 attempts to send a message to a callback, and why they failed, the newest last.</source>
        <translation>يسرد آخر 500 محاولة لإرسال رسالة إلى callback وأسباب فشلها، الأحدث أخيرًا.</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>إغلاق جلسة</translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation>يغلق اتصال WebSocket لجلسة واحدة أو لكل الجلسات، برمز إغلاق من الخدمة: 1000، أو من 4000 إلى 4007.</translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation>طلب إعادة الاتصال</translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation>يطلب من عملاء جلسة واحدة أو كل الجلسات إعادة الاتصال خلال 30 ثانية.</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>إبطال الاشتراكات</translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation>يبطل اشتراكًا واحدًا أو كل الاشتراكات من نوع ما، ويرسل السبب إلى عملائها.</translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation>أعطال الأحداث المباشرة</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation>يسرد الأعطال التي تنتظر إشعارًا مطابقًا.</translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation>إضافة عطل للأحداث المباشرة</translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one. A callback that is cut off gets the notification again later.</source>
        <translation>يُسقط الإشعارات القادمة أو يكررها أو يؤخرها أو يغيّر ترتيبها، أو يقطع الاتصال بدل إرسال أحدها. الـ callback الذي يُقطع اتصاله يتلقى الإشعار مرة أخرى لاحقًا.</translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation>مسح أعطال الأحداث المباشرة</translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its ID, or all.</source>
        <translation>يمسح أعطال الأحداث المباشرة المعلقة: واحدًا حسب معرّفه، أو كلها.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>الملحقات</translation>
    </message>
    <message>
        <source>Lists all extensions with the secrets that sign their tokens.</source>
        <translation>يسرد كل الملحقات مع الأسرار التي توقّع رموزها المميزة.</translation>
    </message>
    <message>
        <source>Install an extension</source>
        <translation>تثبيت ملحق</translation>
    </message>
    <message>
        <source>Installs an extension in a channel, or another version of it.</source>
        <translation>يثبّت ملحقًا في قناة، أو إصدارًا آخر منه.</translation>
    </message>
    <message>
        <source>Uninstall an extension</source>
        <translation>إلغاء تثبيت ملحق</translation>
    </message>
    <message>
        <source>Removes an extension from a channel.</source>
        <translation>يزيل ملحقًا من قناة.</translation>
    </message>
    <message>
        <source>Activate an extension</source>
        <translation>تنشيط ملحق</translation>
    </message>
    <message>
        <source>Activates an installed extension in a slot of the channel.</source>
        <translation>ينشّط ملحقًا مثبَّتًا في خانة من خانات القناة.</translation>
    </message>
    <message>
        <source>Deactivate an extension</source>
        <translation>إلغاء تنشيط ملحق</translation>
    </message>
    <message>
        <source>Empties the slot in which the extension is active.</source>
        <translation>يُفرغ الخانة التي ينشط فيها الملحق.</translation>
    </message>
    <message>
        <source>Make an app an extension</source>
        <translation>تحويل تطبيق إلى ملحق</translation>
    </message>
    <message>
        <source>Makes a registered app an extension with one released version and all kinds of pages, and returns its secret.</source>
        <translation>يحوّل تطبيقًا مسجَّلًا إلى ملحق بإصدار منشور واحد وكل أنواع الصفحات، ويعيد سره.</translation>
    </message>
    <message>
        <source>Sign a token of an extension</source>
        <translation>توقيع رمز مميز لملحق</translation>
    </message>
    <message>
        <source>Signs a token as the extension would: for one channel, or for all. It is valid for an hour and permits every message.</source>
        <translation>يوقّع رمزًا مميزًا كما يفعل الملحق: لقناة واحدة أو لكل القنوات. يصلح لساعة ويسمح بكل رسالة.</translation>
    </message>
    <message>
        <source>Start a goal</source>
        <translation>بدء هدف</translation>
    </message>
    <message>
        <source>Starts a goal, one of each type at a time. It counts by itself.</source>
        <translation>يبدأ هدفًا، واحدًا من كل نوع في الوقت نفسه. يعدّ من تلقاء نفسه.</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>تغيير هدف</translation>
    </message>
    <message>
        <source>Changes the goal, or how much of it is reached.</source>
        <translation>يغيّر الهدف أو مقدار ما تحقق منه.</translation>
    </message>
    <message>
        <source>End a goal</source>
        <translation>إنهاء هدف</translation>
    </message>
    <message>
        <source>Ends the goal, whether or not it is reached.</source>
        <translation>ينهي الهدف، سواء تحقق أم لا.</translation>
    </message>
    <message>
        <source>Invite a guest</source>
        <translation>دعوة ضيف</translation>
    </message>
    <message>
        <source>Invites a viewer to be a guest on the stream, as its broadcaster would. Begins a Guest Star session if there is none.</source>
        <translation>يدعو مشاهدًا ليكون ضيفًا في البث، كما يفعل صاحب القناة. يبدأ جلسة Guest Star إن لم توجد.</translation>
    </message>
    <message>
        <source>Accept to be a guest</source>
        <translation>قبول دعوة الضيف</translation>
    </message>
    <message>
        <source>Accepts the channel&apos;s invitation to be a guest on its stream.</source>
        <translation>يقبل دعوة القناة ليكون ضيفًا في بثها.</translation>
    </message>
    <message>
        <source>Get ready as a guest</source>
        <translation>الاستعداد كضيف</translation>
    </message>
    <message>
        <source>Tells the channel that a guest who has accepted is ready for a slot.</source>
        <translation>يخبر القناة أن ضيفًا قَبِل الدعوة جاهز لخانة.</translation>
    </message>
    <message>
        <source>Leave as a guest</source>
        <translation>المغادرة كضيف</translation>
    </message>
    <message>
        <source>Leaves the slot of a guest, or withdraws from the invitation.</source>
        <translation>يغادر خانة الضيف أو ينسحب من الدعوة.</translation>
    </message>
    <message>
        <source>Push a hype train</source>
        <translation>دفع قطار الحماس</translation>
    </message>
    <message>
        <source>Moves the channel&apos;s hype train. If none runs, one begins at once.</source>
        <translation>يحرّك قطار الحماس في القناة. إن لم يكن هناك قطار، يبدأ واحد فورًا.</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Bans the user from the channel or, with seconds, puts them in a timeout. A moderator or VIP loses that role; a timeout does not end that of a VIP.</source>
        <translation>يحظر المستخدم من القناة، أو يسكته مؤقتًا عند تحديد الثواني. يفقد المشرف أو VIP دوره؛ أما الإسكات المؤقت فلا ينهي دور VIP.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>رفع الحظر</translation>
    </message>
    <message>
        <source>Ends the user&apos;s ban or timeout in the channel.</source>
        <translation>ينهي حظر المستخدم أو إسكاته المؤقت في القناة.</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Warns the user, who cannot chat until they acknowledge it.</source>
        <translation>يحذّر المستخدم، فلا يمكنه الكتابة في الدردشة حتى يقرّ بالتحذير.</translation>
    </message>
    <message>
        <source>Acknowledge a warning</source>
        <translation>الإقرار بتحذير</translation>
    </message>
    <message>
        <source>Acknowledges the warning in the channel, to chat again.</source>
        <translation>يقرّ بالتحذير في القناة ليكتب من جديد.</translation>
    </message>
    <message>
        <source>Ask to be unbanned</source>
        <translation>طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Asks the channel to end a ban.</source>
        <translation>يطلب من القناة إنهاء الحظر.</translation>
    </message>
    <message>
        <source>Withdraw an unban request</source>
        <translation>سحب طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Withdraws a request that was not answered yet.</source>
        <translation>يسحب طلبًا لم يُرَدّ عليه بعد.</translation>
    </message>
    <message>
        <source>Read the answer to an unban request</source>
        <translation>قراءة الرد على طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Acknowledges that the request was denied.</source>
        <translation>يقرّ بأن الطلب رُفض.</translation>
    </message>
    <message>
        <source>Resolve an unban request</source>
        <translation>البت في طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Approves or denies it, as a moderator or the broadcaster.</source>
        <translation>يوافق عليه أو يرفضه، بصفة مشرف أو صاحب القناة.</translation>
    </message>
    <message>
        <source>Set unban requests</source>
        <translation>ضبط طلبات رفع الحظر</translation>
    </message>
    <message>
        <source>Sets whether banned users can ask to be unbanned.</source>
        <translation>يضبط ما إذا كان للمحظورين أن يطلبوا رفع الحظر.</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>حظر عبارة</translation>
    </message>
    <message>
        <source>Adds a blocked term, as a moderator or the broadcaster. One that expires counts as added by AutoMod.</source>
        <translation>يضيف عبارة محظورة، بصفة مشرف أو صاحب القناة. العبارة التي تنتهي صلاحيتها تُعدّ مضافة من AutoMod.</translation>
    </message>
    <message>
        <source>Unblock a term</source>
        <translation>إلغاء حظر عبارة</translation>
    </message>
    <message>
        <source>Removes a blocked term, as a moderator or the broadcaster.</source>
        <translation>يزيل عبارة محظورة، بصفة مشرف أو صاحب القناة.</translation>
    </message>
    <message>
        <source>Ban many users</source>
        <translation>حظر مستخدمين كثيرين</translation>
    </message>
    <message>
        <source>Bans this many users at once, and creates users if needed.</source>
        <translation>يحظر هذا العدد من المستخدمين دفعة واحدة، وينشئ مستخدمين عند الحاجة.</translation>
    </message>
    <message>
        <source>Block many terms</source>
        <translation>حظر عبارات كثيرة</translation>
    </message>
    <message>
        <source>Adds this many blocked terms at once.</source>
        <translation>يضيف هذا العدد من العبارات المحظورة دفعة واحدة.</translation>
    </message>
    <message>
        <source>Start a poll</source>
        <translation>بدء استطلاع</translation>
    </message>
    <message>
        <source>Asks the viewers of a channel, as its broadcaster would.</source>
        <translation>يسأل مشاهدي القناة كما يسألهم صاحبها.</translation>
    </message>
    <message>
        <source>Vote in a poll</source>
        <translation>التصويت في استطلاع</translation>
    </message>
    <message>
        <source>Votes in the channel&apos;s active poll: once, or more for points.</source>
        <translation>يصوّت في استطلاع القناة الجاري: مرة واحدة، أو أكثر مقابل نقاط.</translation>
    </message>
    <message>
        <source>Start a prediction</source>
        <translation>بدء توقع</translation>
    </message>
    <message>
        <source>Lets the viewers of a channel predict with Channel Points.</source>
        <translation>يتيح لمشاهدي القناة التوقع بنقاط القناة.</translation>
    </message>
    <message>
        <source>End a prediction</source>
        <translation>إنهاء توقع</translation>
    </message>
    <message>
        <source>Locks, resolves or cancels the channel&apos;s open prediction.</source>
        <translation>يغلق توقع القناة المفتوح أو يحسمه أو يلغيه.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>توقع</translation>
    </message>
    <message>
        <source>Puts Channel Points on an outcome of the open prediction.</source>
        <translation>يضع نقاط القناة على نتيجة من نتائج التوقع المفتوح.</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>استبدال مكافأة</translation>
    </message>
    <message>
        <source>Redeems a reward by its ID or title.</source>
        <translation>يستبدل مكافأة حسب معرّفها أو عنوانها.</translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation>ضبط نقاط القناة</translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation>يضبط رصيد المشاهد من نقاط القناة.</translation>
    </message>
    <message>
        <source>Use an automatic reward</source>
        <translation>استخدام مكافأة تلقائية</translation>
    </message>
    <message>
        <source>Uses one of the rewards that every channel has. Some send a message, the others unlock an emote.</source>
        <translation>يستخدم إحدى المكافآت الموجودة في كل قناة. بعضها يرسل رسالة، والأخرى تتيح رمزًا تعبيريًا.</translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation>إضافة عمليات استبدال كثيرة</translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation>يضيف هذا العدد من عمليات الاستبدال المنتظرة دفعة واحدة، متجاهلًا كل الحدود.</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>اشتراك</translation>
    </message>
    <message>
        <source>Subscribes to the channel. It goes on until it is ended.</source>
        <translation>يشترك في القناة. يستمر الاشتراك حتى يُنهى.</translation>
    </message>
    <message>
        <source>Renew a subscription</source>
        <translation>تجديد اشتراك</translation>
    </message>
    <message>
        <source>Pays for a month more and says so in the chat.</source>
        <translation>يدفع عن شهر آخر ويقول ذلك في الدردشة.</translation>
    </message>
    <message>
        <source>Gift subscriptions</source>
        <translation>إهداء اشتراكات</translation>
    </message>
    <message>
        <source>Gives a subscription for a month to a viewer, or to several in the chat.</source>
        <translation>يهدي اشتراك شهر لمشاهد، أو لعدة مشاهدين في الدردشة.</translation>
    </message>
    <message>
        <source>End a subscription</source>
        <translation>إنهاء اشتراك</translation>
    </message>
    <message>
        <source>Ends the viewer&apos;s subscription at once.</source>
        <translation>ينهي اشتراك المشاهد فورًا.</translation>
    </message>
    <message>
        <source>Add many subscribers</source>
        <translation>إضافة مشتركين كثيرين</translation>
    </message>
    <message>
        <source>Lets this many viewers subscribe at once.</source>
        <translation>يجعل هذا العدد من المشاهدين يشتركون دفعة واحدة.</translation>
    </message>
    <message>
        <source>Publish a video</source>
        <translation>نشر فيديو</translation>
    </message>
    <message>
        <source>Publishes a highlight or an uploaded video.</source>
        <translation>ينشر أبرز اللقطات أو فيديو مرفوعًا.</translation>
    </message>
    <message>
        <source>Remove a video</source>
        <translation>إزالة فيديو</translation>
    </message>
    <message>
        <source>Deletes a video as its owner would on the website; without an ID the newest.</source>
        <translation>يحذف فيديو كما يحذفه مالكه على الموقع؛ بلا معرّف يحذف الأحدث.</translation>
    </message>
    <message>
        <source>Store streams</source>
        <translation>تخزين البث</translation>
    </message>
    <message>
        <source>Sets whether the channel&apos;s streams are stored as videos, from the next one on.</source>
        <translation>يضبط ما إذا كانت بثوث القناة تُخزَّن كفيديوهات، بدءًا من البث التالي.</translation>
    </message>
    <message>
        <source>Make a clip</source>
        <translation>إنشاء مقطع</translation>
    </message>
    <message>
        <source>Clips the last seconds of the stream. The clip appears a few seconds later.</source>
        <translation>يقتطع الثواني الأخيرة من البث. يظهر المقطع بعد بضع ثوانٍ.</translation>
    </message>
    <message>
        <source>Restrict clips</source>
        <translation>تقييد المقاطع</translation>
    </message>
    <message>
        <source>Sets who may make clips of the channel.</source>
        <translation>يضبط من يمكنه إنشاء مقاطع من القناة.</translation>
    </message>
    <message>
        <source>Add many clips</source>
        <translation>إضافة مقاطع كثيرة</translation>
    </message>
    <message>
        <source>Adds this many clips of the last 60 days at once.</source>
        <translation>يضيف هذا العدد من مقاطع آخر 60 يومًا دفعة واحدة.</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>همسة</translation>
    </message>
    <message>
        <source>Sends the broadcaster a private message.</source>
        <translation>يرسل رسالة خاصة إلى صاحب القناة.</translation>
    </message>
    <message>
        <source>Set who may whisper</source>
        <translation>ضبط من يمكنه الهمس</translation>
    </message>
    <message>
        <source>Lets strangers whisper to the user, or only people whom the user follows or has whispered to.</source>
        <translation>يسمح للغرباء بالهمس للمستخدم، أو فقط لمن يتابعهم المستخدم أو سبق أن همس إليهم.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation>الملف بترميز UTF-16، لا UTF-8.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation>ينتهي الملف في منتصف محرف؛ إنه ناقص.</translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation>حقل بين علامتي اقتباس لم يُغلق؛ الملف ناقص.</translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation>ينتهي سطر بـ CR بدل CRLF.</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation>النص ليس UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation>يحتوي الملف على بايت صفري؛ إنه ليس ملفًا نصيًا.</translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation>حقل بلا علامتي اقتباس يحتوي على علامة اقتباس.</translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation>يوجد نص بعد علامة اقتباس ختامية.</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>أحد الحقول أطول من %1 بايت.</translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation>نهايات الأسطر مختلطة، CRLF وLF.</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>عدد الحقول أكثر من %1.</translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
        <translation>عدد الحقول %1، لكن السطر الأول فيه %2؛ ربما يكون الملف ناقصًا.</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>عدد الأسطر أكثر من %1.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>الأفريقانية</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>الألبانية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>الأرمنية</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>الأذربيجانية</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>الباسكية</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>البيلاروسية</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>البنغالية</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>البوسنية</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>البلغارية</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>الكتالانية</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>الصينية</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>الكرواتية</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>التشيكية</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>الدنماركية</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>الهولندية</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>الإستونية</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>الفنلندية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>الفرنسية</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>الجاليكية</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>الجورجية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>الهندية</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>المجرية</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>الآيسلندية</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>الإندونيسية</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>الأيرلندية</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>الإيطالية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>الكازاخية</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>اللاتفية</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>الليتوانية</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>المقدونية</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>الماليزية</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>المنغولية</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>النرويجية</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>الفارسية</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>البولندية</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>البرتغالية</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>الرومانية</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>الروسية</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>الصربية</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>السلوفاكية</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>السلوفينية</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>الإسبانية</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>السواحلية</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>السويدية</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>التاغالوغية</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>التاميلية</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>الأوكرانية</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>الأوردية</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>الفيتنامية</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>الويلزية</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>التعليمات</translation>
    </message>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Requires text</source>
        <translation>يتطلب نصًا</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>الحد لكل بث</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>الحد لكل مشاهد</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>فترة الانتظار</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>تخطي قائمة الانتظار</translation>
    </message>
    <message>
        <source>required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation>%L1 على الأقل</translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation>%L1 على الأكثر</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>بلا أحرف</numerusform>
            <numerusform>حرف واحد على الأكثر</numerusform>
            <numerusform>حرفان على الأكثر</numerusform>
            <numerusform>%n أحرف على الأكثر</numerusform>
            <numerusform>%n حرفًا على الأكثر</numerusform>
            <numerusform>%n حرف على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation>مستخدم في مكافأة أخرى</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>تنسيق غير صالح</translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation>نوع القيمة خاطئ</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>لدى القناة مكافأة بهذا العنوان بالفعل.</translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation>لا خانات شاغرة لدى الخدمة.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>رد الخدمة: «%1»</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>يتعذّر الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>لم تردّ الخدمة في الوقت المناسب.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>طلبات كثيرة جدًا (429). أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>سُجّل خروجك. سجّل الدخول من جديد للمتابعة.</translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation>رفضت الخدمة الطلب (400).</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>تعذّرت الكتابة على القرص: %1</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>حدث خطأ داخلي لدى الخدمة (%1).</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Allowed a message</source>
        <translation>سمح برسالة</translation>
    </message>
    <message>
        <source>Denied a message</source>
        <translation>رفض رسالة</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>أسكت مؤقتًا</translation>
    </message>
    <message>
        <source>Unbanned</source>
        <translation>رفع الحظر</translation>
    </message>
    <message>
        <source>Ended a timeout</source>
        <translation>أنهى إسكاتًا مؤقتًا</translation>
    </message>
    <message>
        <source>Banned in the shared chat</source>
        <translation>حظر في الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Timed out in the shared chat</source>
        <translation>أسكت مؤقتًا في الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Unbanned in the shared chat</source>
        <translation>رفع الحظر في الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Ended a timeout in the shared chat</source>
        <translation>أنهى إسكاتًا مؤقتًا في الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Deleted a message in the shared chat</source>
        <translation>حذف رسالة في الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>حذّر</translation>
    </message>
    <message>
        <source>Deleted a message</source>
        <translation>حذف رسالة</translation>
    </message>
    <message>
        <source>Cleared the chat</source>
        <translation>مسح الدردشة</translation>
    </message>
    <message>
        <source>Approved an unban request</source>
        <translation>وافق على طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Denied an unban request</source>
        <translation>رفض طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Blocked a term</source>
        <translation>حظر عبارة</translation>
    </message>
    <message>
        <source>Unblocked a term</source>
        <translation>ألغى حظر عبارة</translation>
    </message>
    <message>
        <source>Permitted a term</source>
        <translation>سمح بعبارة</translation>
    </message>
    <message>
        <source>Ended the permission of a term</source>
        <translation>ألغى السماح بعبارة</translation>
    </message>
    <message>
        <source>Made a moderator</source>
        <translation>عيّن مشرفًا</translation>
    </message>
    <message>
        <source>Removed a moderator</source>
        <translation>أزال مشرفًا</translation>
    </message>
    <message>
        <source>Made a VIP</source>
        <translation>عيّن VIP</translation>
    </message>
    <message>
        <source>Removed a VIP</source>
        <translation>أزال VIP</translation>
    </message>
    <message>
        <source>Started a raid</source>
        <translation>بدأ غارة</translation>
    </message>
    <message>
        <source>Cancelled a raid</source>
        <translation>ألغى غارة</translation>
    </message>
    <message>
        <source>Slow mode on</source>
        <translation>فعّل الوضع البطيء</translation>
    </message>
    <message>
        <source>Slow mode off</source>
        <translation>عطّل الوضع البطيء</translation>
    </message>
    <message>
        <source>Followers only on</source>
        <translation>فعّل «للمتابعين فقط»</translation>
    </message>
    <message>
        <source>Followers only off</source>
        <translation>عطّل «للمتابعين فقط»</translation>
    </message>
    <message>
        <source>Subscribers only on</source>
        <translation>فعّل «للمشتركين فقط»</translation>
    </message>
    <message>
        <source>Subscribers only off</source>
        <translation>عطّل «للمشتركين فقط»</translation>
    </message>
    <message>
        <source>Emotes only on</source>
        <translation>فعّل «رموز تعبيرية فقط»</translation>
    </message>
    <message>
        <source>Emotes only off</source>
        <translation>عطّل «رموز تعبيرية فقط»</translation>
    </message>
    <message>
        <source>Unique messages on</source>
        <translation>فعّل «رسائل بلا تكرار»</translation>
    </message>
    <message>
        <source>Unique messages off</source>
        <translation>عطّل «رسائل بلا تكرار»</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation>الصفحة المضمَّنة غير مثبَّتة. ثبّت Qt WebEngine وملحق تسجيل الدخول الخاص بـ Sidestage، ثم أعد تشغيل Sidestage.</translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
        <translation>لا يمكن تشغيل الصفحة المضمَّنة بصلاحيات المسؤول (root)، لأن حمايتها لا تعمل هناك. شغّل Sidestage كمستخدم عادي.</translation>
    </message>
    <message>
        <source>The embedded page cannot be shown on this display, because it has no OpenGL. Sign in with your browser or on another device.</source>
        <translation>لا يمكن عرض الصفحة المضمَّنة على هذه الشاشة لأنها بلا OpenGL. سجّل الدخول من المتصفح أو من جهاز آخر.</translation>
    </message>
</context>
<context>
    <name>LoginStarts</name>
    <message>
        <source>In a Flatpak this is done in the settings of the desktop.</source>
        <translation>في حزمة Flatpak يُضبط هذا في إعدادات سطح المكتب.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Sidestage needs permission to set markers.</source>
        <translation>يحتاج Sidestage إلى إذن لوضع العلامات.</translation>
    </message>
    <message>
        <source>Marks need a running recording.</source>
        <translation>تحتاج العلامات إلى تسجيل جارٍ.</translation>
    </message>
    <message>
        <source>Sidestage is checking whether the last moment was marked.</source>
        <translation>يتحقق Sidestage مما إذا كانت اللحظة الأخيرة قد عُلّمت.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to make clips.</source>
        <translation>يحتاج Sidestage إلى إذن لإنشاء المقاطع.</translation>
    </message>
    <message>
        <source>Clips need a running stream.</source>
        <translation>تحتاج المقاطع إلى بث جارٍ.</translation>
    </message>
    <message>
        <source>No answer came, so it is not known whether the moment was marked. Sidestage reads the markers to find out. Nothing is sent again.</source>
        <translation>لم يصل رد، فلا يُعرف إن كانت اللحظة قد عُلّمت. يقرأ Sidestage العلامات ليتحقق. لا يُرسَل شيء مرة أخرى.</translation>
    </message>
    <message>
        <source>No clip came.</source>
        <translation>لم يصل أي مقطع.</translation>
    </message>
    <message>
        <source>No answer came. The clip may have been made all the same.</source>
        <translation>لم يصل رد. ربما أُنشئ المقطع مع ذلك.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first chapter</comment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>اللحظة %1</translation>
    </message>
    <message>
        <source>The moment was not marked. %1</source>
        <comment>the reason</comment>
        <translation>لم توضع علامة للحظة. %1</translation>
    </message>
    <message>
        <source>Deleting the videos failed. %1</source>
        <comment>the reason</comment>
        <translation>تعذر حذف الفيديوهات. %1</translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>العمود %1 بلا اسم.</translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation>يوجد عمودان باسم «%1».</translation>
    </message>
    <message>
        <source>there is no “Date” column; this is not a report.</source>
        <translation>لا يوجد عمود «Date»؛ هذا ليس تقريرًا.</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>«%1» ليس تاريخًا.</translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation>لا يمكن أن يوجد تقرير ليوم %1.</translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation>يحتوي على «%1»، وهو غير مطلوب.</translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
        <translation>يظهر %1 مرتين بأرقام مختلفة.</translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation>لحظة من فضلك</translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation>جارٍ إكمال تسجيل الدخول في Sidestage…</translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation>العودة إلى Sidestage</translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation>تلقى Sidestage الرد ويتابع العمل. يمكنك إغلاق هذه الصفحة.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>رُفض الوصول</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation>رفضت الوصول. لم يتغير شيء. يمكنك إغلاق هذه الصفحة.</translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation>لم يُستخدم الرد</translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation>لا يخص هذا الرد تسجيل الدخول الحالي، ولذلك لم يُستخدم. ابدأ من جديد في Sidestage.</translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation>لا يوجد تسجيل دخول لإكماله</translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation>تُفتح هذه الصفحة بعد تسجيل دخولك إلى الخدمة. ابدأ تسجيل الدخول في Sidestage.</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>انتهت مهلة تسجيل الدخول</translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation>لم يعد Sidestage ينتظر تسجيل الدخول هذا. ابدأ من جديد في Sidestage.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation>تحتاج هذه الصفحة إلى JavaScript لإكمال تسجيل الدخول. بدونه، سجّل الدخول من جهاز آخر.</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a rewards file.</source>
        <translation>هذا ليس ملف مكافآت.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>أُنشئ هذا الملف بإصدار أحدث من Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ولا شيء غير ذلك.</numerusform>
            <numerusform>وواحد آخر.</numerusform>
            <numerusform>واثنان آخران.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>لا تُستورد أي مكافأة.</numerusform>
            <numerusform>تُستورد أول مكافأة فقط.</numerusform>
            <numerusform>تُستورد أول مكافأتين فقط.</numerusform>
            <numerusform>تُستورد أول %Ln مكافآت فقط.</numerusform>
            <numerusform>تُستورد أول %Ln مكافأة فقط.</numerusform>
            <numerusform>تُستورد أول %Ln مكافأة فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation>المكافأة %L1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation>%1 ليست مكافأة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: duplicate title.</source>
        <translation>%1: العنوان مكرر.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are imported.</source>
        <translation>
            <numerusform>لا تُستورد أي مجموعة.</numerusform>
            <numerusform>تُستورد أول مجموعة فقط.</numerusform>
            <numerusform>تُستورد أول مجموعتين فقط.</numerusform>
            <numerusform>تُستورد أول %Ln مجموعات فقط.</numerusform>
            <numerusform>تُستورد أول %Ln مجموعة فقط.</numerusform>
            <numerusform>تُستورد أول %Ln مجموعة فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>المجموعة %L1: الاسم مفقود أو طويل جدًا.</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>المجموعة «%1»: لا مكافآت مفقودة من الملف.</numerusform>
            <numerusform>المجموعة «%1»: واحدة من مكافآتها مفقودة من الملف.</numerusform>
            <numerusform>المجموعة «%1»: اثنتان من مكافآتها مفقودتان من الملف.</numerusform>
            <numerusform>المجموعة «%1»: %n من مكافآتها مفقودة من الملف.</numerusform>
            <numerusform>المجموعة «%1»: %n من مكافآتها مفقودة من الملف.</numerusform>
            <numerusform>المجموعة «%1»: %n من مكافآتها مفقودة من الملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>حجم الملف أكبر من %1 ميغابايت.</translation>
    </message>
    <message>
        <source>This is not a rewards file: %1</source>
        <translation>هذا ليس ملف مكافآت: %1</translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>الحد</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>بانتظار رد الخدمة.</translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
        <translation>بُلغ الحد لهذا البث.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>لا شيء منتظر</numerusform>
            <numerusform>واحدة منتظرة</numerusform>
            <numerusform>اثنتان منتظرتان</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation>جارٍ التغيير</translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation>بعد ذلك: %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>محددة</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Library only</source>
        <translation>في المكتبة فقط</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>أنشأها تطبيق آخر</translation>
    </message>
    <message>
        <source>created</source>
        <translation>أُنشئت</translation>
    </message>
    <message>
        <source>turned on</source>
        <translation>فُعّلت</translation>
    </message>
    <message>
        <source>stays on</source>
        <translation>تبقى مفعّلة</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>عُطّلت</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>أُزيلت</translation>
    </message>
    <message>
        <source>stays off</source>
        <translation>تبقى معطّلة</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>حُدّثت</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>أُوقفت مؤقتًا</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>تم التخطي</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>أُبقيت</translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation>%L1 لكل مشاهد</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>%L1 لكل بث</translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation>فترة انتظار %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>لا شيء لكل مشاهد في كل بث.</numerusform>
            <numerusform>مرة واحدة على الأكثر لكل مشاهد في كل بث.</numerusform>
            <numerusform>مرتان على الأكثر لكل مشاهد في كل بث.</numerusform>
            <numerusform>%n مرات على الأكثر لكل مشاهد في كل بث.</numerusform>
            <numerusform>%n مرة على الأكثر لكل مشاهد في كل بث.</numerusform>
            <numerusform>%n مرة على الأكثر لكل مشاهد في كل بث.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>لا شيء في كل بث.</numerusform>
            <numerusform>مرة واحدة على الأكثر في كل بث.</numerusform>
            <numerusform>مرتان على الأكثر في كل بث.</numerusform>
            <numerusform>%n مرات على الأكثر في كل بث.</numerusform>
            <numerusform>%n مرة على الأكثر في كل بث.</numerusform>
            <numerusform>%n مرة على الأكثر في كل بث.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 between redemptions.</source>
        <translation>%1 على الأقل بين عمليات الاستبدال.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>لم يبقَ شيء في هذا البث</numerusform>
            <numerusform>بقيت واحدة في هذا البث</numerusform>
            <numerusform>بقيت اثنتان في هذا البث</numerusform>
            <numerusform>بقيت %Ln في هذا البث</numerusform>
            <numerusform>بقيت %Ln في هذا البث</numerusform>
            <numerusform>بقيت %Ln في هذا البث</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>لم يبقَ شيء</numerusform>
            <numerusform>بقيت واحدة</numerusform>
            <numerusform>بقيت اثنتان</numerusform>
            <numerusform>بقيت %Ln</numerusform>
            <numerusform>بقيت %Ln</numerusform>
            <numerusform>بقيت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation>جاهزة خلال %1</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>لدى القناة مكافأة بهذا العنوان بالفعل.</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>لا خانات لدى الخدمة.</numerusform>
            <numerusform>الخانة الوحيدة لدى الخدمة مستخدمة.</numerusform>
            <numerusform>الخانتان لدى الخدمة مستخدمتان.</numerusform>
            <numerusform>كل الخانات الـ %n لدى الخدمة مستخدمة.</numerusform>
            <numerusform>كل الخانات الـ %n لدى الخدمة مستخدمة.</numerusform>
            <numerusform>كل الخانات الـ %n لدى الخدمة مستخدمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the change of “%1” failed. %2</source>
        <comment>a reward; the reason</comment>
        <translation>تعذر التراجع عن تغيير «%1». %2</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>Could not open the database %1: %2</source>
        <translation>تعذّر فتح قاعدة البيانات %1: %2</translation>
    </message>
    <message>
        <source>It is used by another sandbox.</source>
        <translation>الملف مستخدم من بيئة تجريبية أخرى.</translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation>المنفذ %1: %2</translation>
    </message>
    <message>
        <source>It was written by another version of Sidestage. Delete it or choose another file.</source>
        <translation>كتبها إصدار آخر من Sidestage. احذفها أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>It is not a file of the sandbox. Choose another file.</source>
        <translation>ليس ملفًا من ملفات البيئة التجريبية. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>It is damaged or no database. Move it away or choose another file.</source>
        <translation>الملف تالف أو ليس قاعدة بيانات. انقله أو اختر ملفًا آخر.</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>البيئة التجريبية جاهزة.</translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation>العنوان الأساسي لـ API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>خدمة الرموز المميزة</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>الأحداث المباشرة</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>صفحة التحكم</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>عنوان إعادة التوجيه</translation>
    </message>
    <message>
        <source>World</source>
        <translation>العالم</translation>
    </message>
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation>البذرة %1، الملف التعريفي %2، مخزَّن في %3</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>للتجربة:</translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation>تسجيل الدخول كمستخدم، في متصفح:</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>اضغط Ctrl+C للإيقاف.</translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation>لا يوجد سيناريو أو ملف «%1». السيناريوهات المتاحة: %2.</translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation>منصة بث محاكاة: خدمة رموز مميزة وAPI، على هذا الحاسوب فقط.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation>الاستماع على هذا المنفذ؛ 0 يختار منفذًا حرًا.</translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation>إنشاء العالم من هذه البذرة.</translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation>تخزين كل البيانات في هذا الملف. بدونه تُفقد كل البيانات عند الخروج.</translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation>«specification» يتبع المواصفات؛ و«observed» يتبع الخدمة العامة حيث لوحظ اختلافها: كل مفاتيح ‎--compat.</translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation>عدد الطلبات في الدقيقة لكل مستخدم في كل تطبيق؛ 0: بلا حد.</translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation>بدء وقت البيئة التجريبية عند هذه اللحظة: 2026-03-01T20:00:00Z، أو «now». بدونه يتابع الوقت من حيث توقف.</translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation>تشغيل وقت البيئة التجريبية بهذا المضاعف من الوقت الحقيقي؛ 0 يوقفه مؤقتًا.</translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation>التصرف كالخدمة العامة في هذه النقاط: %1.</translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation>تعطيل كل ما تحت ‎/sandbox: صفحة التحكم واستدعاءات التحكم.</translation>
    </message>
    <message>
        <source>Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use http or https, while the public service requires https.</source>
        <translation>السماح باستدعاءات webhook على هذه المضيفات أيضًا، لا على هذا الحاسوب فقط. يمكن أن تستخدم http أو https، بينما تشترط الخدمة العامة https.</translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation>تشغيل هذا السيناريو عند البدء: %1، أو ملف.</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation>طباعة نقاط النهاية المنفَّذة من المواصفات، ثم الخروج.</translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation>تعطيل نشاط المشاهدين المحاكى في عالم جديد.</translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation>وسيط غير معروف «%1». انظر ‎--help.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation>«%1» ليس منفذًا (0 إلى 65535).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation>«%1» ليست بذرة (رقم، 0 أو أكثر).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>«%1» ليس حد طلبات (رقم، 0 أو أكثر).</translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation>ملف تعريفي غير معروف «%1». المتاح: specification، observed.</translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation>مفتاح غير معروف «%1». المتاح: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation>«%1» ليس وقتًا (2026-03-01T20:00:00Z، أو now).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation>«%1» ليست سرعة (0 إلى 100000).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>«%1» ليس اسم مضيف.</translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
        <translation>يتطلب ‎--db اسم ملف.</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Category of AutoMod</source>
        <translation>فئة AutoMod</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>المعاملة</translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation>المبلغ بأصغر وحدة</translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation>الهدف بأصغر وحدة</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation>مفصولة بمسافات أو فواصل</translation>
    </message>
    <message>
        <source>More</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation>إجراءات المشاهدين</translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation>إجراءات القناة</translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation>الإجراءات الجماعية</translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation>النشاط المحاكى</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>المستخدمون والأدوار</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>الأحداث المباشرة</translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation>التطبيقات والرموز المميزة</translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation>الساعة وإعادة الضبط</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>الأعطال</translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation>الحدود والمفاتيح</translation>
    </message>
    <message>
        <source>required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>ar</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>بيئة Sidestage التجريبية</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation>تحتاج هذه الصفحة إلى JavaScript. بدونه يمكنك فعل كل شيء باستخدام curl: انظر ‎/sandbox/calls.</translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation>وقت البيئة التجريبية</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation>التشغيل بسرعة 60 ضعفًا</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 د</translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation>القفز 5 دقائق إلى الأمام</translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation>+1 س</translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation>القفز ساعة إلى الأمام</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>القفز إلى</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>قفز</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation>الضبط على وقت هذا الحاسوب</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>متصل</translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation>لا استجابة منذ %1</translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation>لا تستجيب البيئة التجريبية. تُعرض بيانات %1.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation>تخطي إلى المحتوى</translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation>أقسام الصفحة</translation>
    </message>
    <message>
        <source>World</source>
        <translation>العالم</translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation>المستخدمون والتطبيقات</translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation>الأعطال والحدود</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>كل الاستدعاءات</translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation>القنوات الرئيسية</translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation>حدد صفًا للتصرف في تلك القناة.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>البث</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>الإعلان التالي</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>حملة خيرية</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>بدء البث</translation>
    </message>
    <message>
        <source>End</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation>%1 يشاهدون</translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation>%1 في الدردشة</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Affiliate</source>
        <translation>منتسب</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>شريك</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>رموز تعبيرية فقط</translation>
    </message>
    <message>
        <source>Followers, %1 min</source>
        <translation>متابعون، %1 د</translation>
    </message>
    <message>
        <source>Slow, %1 s</source>
        <translation>بطيء، %1 ث</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>المشتركون</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>بلا تكرار</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>وضع الدرع</translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation>تأخير، %1 ث</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>المشرفون</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>المحررون</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>المحظورون</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation>التصرف كمشاهد</translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation>التصرف كقناة</translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation>%1 من نقاط القناة</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>يتابع منذ %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>لا يتابع</translation>
    </message>
    <message>
        <source>subscribes, tier %1</source>
        <translation>مشترك، الدرجة %1</translation>
    </message>
    <message>
        <source>in chat</source>
        <translation>في الدردشة</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>مشرف</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>editor</source>
        <translation>محرر</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>محظور</translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation>يجري تشغيل «%1»: أُنجزت %2 خطوة.</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>الخطوات المرفوضة</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>سجل النشاط</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation>لا نشاط بعد.</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>لا مدخلات مطابقة.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>أين</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>من</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation>إضافة أعطال للطلبات</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>الأعطال المعلقة</translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation>لا أعطال معلقة. يُرَد على الطلبات كالمعتاد.</translation>
    </message>
    <message>
        <source>any request</source>
        <translation>أي طلب</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 أخرى</translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation>حتى المسح</translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation>يتخطى %1 أولًا</translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation>تأخير %1 م.ث</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>قُطع الاتصال</translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation>اقتُطع بعد %1 بايت</translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation>محتوى مستبدل</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>أُفرغ رصيد الطلبات</translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation>يسري مفعوله مع ذلك</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>مسح الكل</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>حد الطلبات</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>الطلبات في الدقيقة</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation>احتساب الطلبات من رصيدها</translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation>إرسال ترويسات حد الطلبات</translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation>رفض الطلبات عند فراغ الرصيد</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>التوافق</translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation>الفروق بين الخدمة العامة والمواصفات.</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation>تبقى رموز التحديث صالحة بعد الاستخدام</translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation>أوقات الإعلانات بالثواني منذ 1970</translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation>تردّ نقاط النهاية المسحوبة بـ 410 بدل 404</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>يجب إرسال حد المكافأة ومفتاحه معًا</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens become invalid; registered apps stay.</source>
        <translation>يعيد إنشاء العالم من بذرته. تصبح الرموز المميزة غير صالحة؛ وتبقى التطبيقات المسجَّلة.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>إعادة الضبط…</translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation>إعادة الضبط إلى البذرة %1؟</translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation>سيُفقد كل النشاط في هذا العالم.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>الطلبات المسجَّلة</translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation>الرموز المميزة والرموز وأسرار العملاء مخفية. يُحتفظ بآخر 1,000 طلب فقط.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>تسجيل الطلبات</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation>لا طلبات مسجَّلة. فعّل التسجيل ثم استخدم تطبيقك.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>المستدعي</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>محتوى الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>قُطع</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>غير معروض</translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation>كل ما في هذه الصفحة متاح للنصوص البرمجية أيضًا. القراءة طلب GET مع معاملات؛ وكل ما عداها طلب POST بمحتوى JSON.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>تم.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation>البيئة التجريبية لا تستجيب.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>هذا ليس JSON صالحًا.</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>كأمر</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>نشط</translation>
    </message>
    <message>
        <source>After number</source>
        <translation>بعد الرقم</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation>المحتوى البديل</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>محتوى ترويجي</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation>القنوات (المضيفة أولًا)</translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation>الرسائل في الدقيقة</translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation>التشجيعات في الدقيقة</translation>
    </message>
    <message>
        <source>App</source>
        <translation>التطبيق</translation>
    </message>
    <message>
        <source>Close code</source>
        <translation>رمز الإغلاق</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>العملة</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>قطع الاتصال</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>المنازل العشرية</translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation>التأخير بالثواني</translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation>التأخير بالملي ثانية</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>الاسم المعروض</translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation>التبرعات في الدقيقة</translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation>إفراغ رصيد طلبات المستدعي</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>الملحق</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>للمتابعين فقط</translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation>أدنى مدة متابعة بالدقائق</translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation>المتابعات في الدقيقة</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>من القناة</translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation>يسري مفعوله مع ذلك</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>القناة المراد الانضمام إليها</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation>رسالة المشاهد</translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation>الثواني بين الإعلانات</translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation>المشاهدون المنضمون في الدقيقة</translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation>عدد ثواني القفز</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation>تصنيفات المحتوى</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation>المشاهدون المغادرون في الدقيقة</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>الطول بالثواني</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>الحد الأقصى</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>اسم الدخول</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation>تأخير الدردشة لغير المشرفين</translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation>استخدام وقت هذا الحاسوب</translation>
    </message>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>نقاط القناة</translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation>الغارات في الدقيقة</translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation>عمليات الاستبدال في الدقيقة</translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation>عناوين إعادة التوجيه</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation>JSON السيناريو</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>النطاقات</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Requests to skip first</source>
        <translation>الطلبات المراد تخطيها أولًا</translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation>المنتج (SKU)</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>الوضع البطيء</translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation>الثواني بين الرسائل</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>للمشتركين فقط</translation>
    </message>
    <message>
        <source>Subscriptions per minute</source>
        <translation>الاشتراكات في الدقيقة</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation>الاقتطاع بعد عدد بايتات</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>نوع الحدث</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>رسائل بلا تكرار فقط</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>المشاهدون</translation>
    </message>
    <message>
        <source>Benefit ID</source>
        <translation>معرّف الميزة</translation>
    </message>
    <message>
        <source>Events to skip first</source>
        <translation>الأحداث المراد تخطيها أولًا</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>المالك</translation>
    </message>
    <message>
        <source>Type of slot</source>
        <translation>نوع الخانة</translation>
    </message>
    <message>
        <source>Number of the slot</source>
        <translation>رقم الخانة</translation>
    </message>
    <message>
        <source>Type of goal</source>
        <translation>نوع الهدف</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>القيمة المستهدفة</translation>
    </message>
    <message>
        <source>Current amount</source>
        <translation>المقدار الحالي</translation>
    </message>
    <message>
        <source>Shares the microphone</source>
        <translation>يشارك الميكروفون</translation>
    </message>
    <message>
        <source>Shares the camera</source>
        <translation>يشارك الكاميرا</translation>
    </message>
    <message>
        <source>Points of the train</source>
        <translation>نقاط القطار</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Seconds of a timeout</source>
        <translation>ثواني الإسكات المؤقت</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>الموافقة عليه</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>العبارة</translation>
    </message>
    <message>
        <source>Seconds until it expires; empty: it stays</source>
        <translation>الثواني حتى الانتهاء؛ فارغ: دائمة</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>Number of the choice</source>
        <translation>رقم الخيار</translation>
    </message>
    <message>
        <source>Votes for channel points</source>
        <translation>أصوات مقابل نقاط القناة</translation>
    </message>
    <message>
        <source>Number of the outcome</source>
        <translation>رقم النتيجة</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Seconds until it is locked</source>
        <translation>الثواني حتى الإغلاق</translation>
    </message>
    <message>
        <source>Message or emote</source>
        <translation>رسالة أو رمز تعبيري</translation>
    </message>
    <message>
        <source>Tier (1 to 3)</source>
        <translation>الدرجة (1 إلى 3)</translation>
    </message>
    <message>
        <source>Viewer who gives; empty: anonymous</source>
        <translation>المشاهد المُهدي؛ فارغ: مجهول</translation>
    </message>
    <message>
        <source>Receiver; empty: anybody in chat</source>
        <translation>المتلقي؛ فارغ: أي شخص في الدردشة</translation>
    </message>
    <message>
        <source>Who may clip</source>
        <translation>من يمكنه إنشاء مقاطع</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>نوع الفيديو</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>المشاهدات</translation>
    </message>
    <message>
        <source>From strangers too</source>
        <translation>من الغرباء أيضًا</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 مفقود.</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>يجب أن يكون %1 على الأقل %2.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>يجب أن يكون %1 على الأكثر %2.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>نوع %1 خاطئ.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>JSON غير صالح: %1</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>تعذّرت قراءة %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1 أكبر من أن يكون سيناريو.</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation>رؤية تقارير ملحقاتك</translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation>رؤية تقارير ألعابك</translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation>رؤية من شجّع وبكم من Bits</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation>السماح لبوت التطبيق بالانضمام إلى دردشتك</translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation>عرض الإعلانات على قناتك</translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation>تأجيل الفاصل الإعلاني التالي</translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation>تغيير عنوان قناتك وفئتها ووسومها وتصنيفاتها</translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation>إدارة مقاطع قناتك</translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation>إعداد ملحقات قناتك</translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation>إدارة الضيوف في بثك</translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation>إضافة المشرفين وإزالتهم</translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation>بدء الاستطلاعات وإنهاؤها</translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation>بدء التوقعات وإنهاؤها</translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation>بدء الغارات وإلغاؤها</translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation>إدارة المكافآت وتنفيذ عمليات الاستبدال أو رد نقاطها</translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation>تغيير جدول بثك</translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation>حذف فيديوهاتك</translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation>إضافة VIP وإزالتهم</translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation>الإشراف على دردشتك</translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation>معرفة مواعيد الإعلانات</translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation>رؤية حملتك الخيرية وتبرعاتها</translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation>رؤية من يمكنه تحرير قناتك</translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation>رؤية أهداف قناتك</translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation>رؤية الضيوف في بثك</translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation>رؤية قطارات الحماس في قناتك</translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation>رؤية استطلاعات قناتك</translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation>رؤية توقعات قناتك</translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation>رؤية المكافآت وعمليات استبدالها</translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation>رؤية مفتاح بثك</translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation>رؤية المشتركين في قناتك</translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation>رؤية VIP قناتك</translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation>إرسال رسائل الدردشة عبر بروتوكول الدردشة</translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation>قراءة الدردشة عبر بروتوكول الدردشة</translation>
    </message>
    <message>
        <source>Create clips</source>
        <translation>إنشاء المقاطع</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>إدارة المقاطع بصفة محرر</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>رؤية حالات الحظر والمشرفين والمرشّحات في قناتك</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>إرسال إعلانات الدردشة حيث تشرف</translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation>البت في الرسائل المحتجزة حيث تشرف</translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation>تغيير مرشّح الرسائل حيث تشرف</translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation>الحظر ورفع الحظر حيث تشرف</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>تغيير العبارات المحظورة حيث تشرف</translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation>حذف رسائل الدردشة حيث تشرف</translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation>تغيير أوضاع الدردشة حيث تشرف</translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation>إدارة الضيوف حيث تشرف</translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation>تغيير وضع الدرع حيث تشرف</translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation>إرسال التنويهات حيث تشرف</translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation>وسم المستخدمين المشبوهين حيث تشرف</translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation>البت في طلبات رفع الحظر حيث تشرف</translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation>تحذير المستخدمين حيث تشرف</translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation>رؤية مرشّح الرسائل حيث تشرف</translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation>رؤية حالات الحظر حيث تشرف</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>رؤية العبارات المحظورة حيث تشرف</translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation>رؤية الرسائل المحذوفة حيث تشرف</translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation>رؤية كل أوضاع الدردشة حيث تشرف</translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation>رؤية الموجودين في الدردشة حيث تشرف</translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation>رؤية متابعي قناة تشرف عليها</translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation>رؤية الضيوف حيث تشرف</translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation>رؤية بقية المشرفين حيث تشرف</translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation>رؤية وضع الدرع حيث تشرف</translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation>رؤية التنويهات حيث تشرف</translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation>رؤية المستخدمين المشبوهين حيث تشرف</translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation>رؤية طلبات رفع الحظر حيث تشرف</translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation>رؤية VIP حيث تشرف</translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation>رؤية التحذيرات حيث تشرف</translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation>تأكيد هويتك</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>السماح لبوت التطبيق بالتصرف في الدردشة باسمك</translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation>تغيير ملفك الشخصي</translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation>تغيير إعدادات بثك</translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation>تغيير من تتابعهم (مسحوب)</translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation>حجب المستخدمين وإلغاء حجبهم نيابة عنك</translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation>تغيير لون اسمك في الدردشة</translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation>قراءة الهمسات وإرسالها باسمك</translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation>رؤية من حجبتهم</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>رؤية إعدادات بثك</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>قراءة الدردشة باسمك</translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation>رؤية عنوان بريدك الإلكتروني</translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation>رؤية الرموز التعبيرية التي يمكنك استخدامها</translation>
    </message>
    <message>
        <source>See who you follow</source>
        <translation>رؤية من تتابعهم</translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation>رؤية القنوات التي تشرف عليها</translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation>معرفة ما إذا كنت مشتركًا في قناة</translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation>قراءة همساتك</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>إرسال رسائل الدردشة باسمك</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>إرسال الهمسات (مسحوب)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>قراءة الهمسات</translation>
    </message>
</context>
<context>
    <name>ShowDialogs</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Ad warnings of this show</source>
        <translation>تنبيهات الإعلانات لهذا البرنامج</translation>
    </message>
    <message>
        <source>These warnings apply while the show runs. Its end puts back the settings of the page Ads.</source>
        <translation>تسري هذه التنبيهات أثناء البرنامج. عند نهايته تعود إعدادات صفحة «الإعلانات».</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>بلا صوت</translation>
    </message>
    <message>
        <source>Seconds before an ad</source>
        <translation>الثواني قبل الإعلان</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>إشعار سطح المكتب</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Announcements of this show</source>
        <translation>إعلانات الدردشة لهذا البرنامج</translation>
    </message>
    <message>
        <source>There are no templates yet. The card Announce on the page Chat saves them.</source>
        <translation>لا قوالب بعد. تُحفظ القوالب في بطاقة «إعلان في الدردشة» في صفحة «الدردشة».</translation>
    </message>
    <message>
        <source>Each is sent once. Those before the planned end need a schedule entry.</source>
        <translation>يُرسل كل منها مرة واحدة. ما يُرسل قبل النهاية المخططة يحتاج إلى موعد في جدول البث.</translation>
    </message>
    <message>
        <source>Time of “%1”</source>
        <translation>وقت «%1»</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثوانٍ</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>Unit of the time of “%1”</source>
        <translation>وحدة وقت «%1»</translation>
    </message>
    <message>
        <source>after the start</source>
        <translation>بعد البداية</translation>
    </message>
    <message>
        <source>before the planned end</source>
        <translation>قبل النهاية المخططة</translation>
    </message>
    <message>
        <source>When “%1” is sent</source>
        <translation>متى يُرسل «%1»</translation>
    </message>
    <message>
        <source>Compare shows</source>
        <translation>مقارنة البرامج</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Figures of the compared shows</source>
        <translation>قيم البرامج المقارَنة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ShowParts</name>
    <message>
        <source>%1 s ahead</source>
        <translation>قبل %1 ث</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Warn %1 s ahead</source>
        <comment>one or several numbers</comment>
        <translation>التنبيه قبل %1 ث</translation>
    </message>
    <message>
        <source>No warnings</source>
        <translation>بلا تنبيهات</translation>
    </message>
    <message>
        <source>A desktop notification</source>
        <translation>إشعار سطح المكتب</translation>
    </message>
    <message>
        <source>In the window only</source>
        <translation>في النافذة فقط</translation>
    </message>
    <message>
        <source>Sound “%1” and a desktop notification</source>
        <translation>الصوت «%1» وإشعار سطح المكتب</translation>
    </message>
    <message>
        <source>Sound “%1”</source>
        <translation>الصوت «%1»</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change your channel.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير قناتك.</translation>
    </message>
    <message>
        <source>Channel preset is gone</source>
        <translation>إعداد القناة المسبق مفقود</translation>
    </message>
    <message>
        <source>The channel preset was deleted.</source>
        <translation>حُذف إعداد القناة المسبق.</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <comment>tags or labels</comment>
        <translation>بلا تغيير: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <comment>names of fields</comment>
        <translation>مطابق: %1</translation>
    </message>
    <message>
        <source>The service kept the old value.</source>
        <translation>أبقت الخدمة القيمة القديمة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>Chat preset is gone</source>
        <translation>إعداد الدردشة المسبق مفقود</translation>
    </message>
    <message>
        <source>The chat preset was deleted.</source>
        <translation>حُذف إعداد الدردشة المسبق.</translation>
    </message>
    <message>
        <source>A lockdown or a timed mode is active. End it first.</source>
        <translation>قفل للدردشة أو وضع مؤقت نشط. أنهِه أولًا.</translation>
    </message>
    <message>
        <source>The chat is not known yet.</source>
        <translation>حالة الدردشة غير معروفة بعد.</translation>
    </message>
    <message>
        <source>other modes are the same</source>
        <translation>بقية الأوضاع مطابقة</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>رفع القفل</translation>
    </message>
    <message>
        <source>End the timed mode</source>
        <translation>إنهاء الوضع المؤقت</translation>
    </message>
    <message>
        <source>Nothing to lift: chat is not locked.</source>
        <translation>لا شيء لرفعه: الدردشة غير مقفلة.</translation>
    </message>
    <message>
        <source>Chapters and markers</source>
        <translation>الفصول والعلامات</translation>
    </message>
    <message>
        <source>Nothing was marked in this show.</source>
        <translation>لم يُعلَّم شيء في هذا البرنامج.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read markers.</source>
        <translation>يحتاج Sidestage إلى إذن لقراءة العلامات.</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>اختر مجلدًا للملفات.</translation>
    </message>
    <message>
        <source>%1 (.txt and .csv)</source>
        <comment>a file</comment>
        <translation>%1 (‎.txt و‎.csv)</translation>
    </message>
    <message>
        <source>Sidestage needs permission to start raids.</source>
        <translation>يحتاج Sidestage إلى إذن لبدء الغارات.</translation>
    </message>
    <message>
        <source>A raid needs a live channel.</source>
        <translation>تحتاج الغارة إلى قناة مباشرة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see whom you follow.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية من تتابعهم.</translation>
    </message>
    <message>
        <source>Nobody whom you follow is on air.</source>
        <translation>لا أحد ممن تتابعهم على الهواء.</translation>
    </message>
    <message>
        <source>It may have left already, so it was not called again.</source>
        <translation>ربما انطلقت بالفعل، ولذلك لم تُطلب مرة أخرى.</translation>
    </message>
    <message>
        <source>A raid on %1 is counting down already.</source>
        <translation>العد التنازلي لغارة على %1 جارٍ بالفعل.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage rewards.</source>
        <translation>يحتاج Sidestage إلى إذن لإدارة المكافآت.</translation>
    </message>
    <message>
        <source>Reward set is gone</source>
        <translation>مجموعة المكافآت مفقودة</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rewards</source>
        <comment>name of a set</comment>
        <translation>
            <numerusform>%1، بلا مكافآت</numerusform>
            <numerusform>%1، مكافأة واحدة</numerusform>
            <numerusform>%1، مكافأتان</numerusform>
            <numerusform>%1، %Ln مكافآت</numerusform>
            <numerusform>%1، %Ln مكافأة</numerusform>
            <numerusform>%1، %Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>Only affiliates and partners have channel points.</source>
        <translation>نقاط القناة للمنتسبين والشركاء فقط.</translation>
    </message>
    <message>
        <source>The reward set was deleted.</source>
        <translation>حُذفت مجموعة المكافآت.</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>%1 من %2 خانة</translation>
    </message>
    <message>
        <source>slots %1 to %2 of %3</source>
        <translation>الخانات من %1 إلى %2 من %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>لم يُزل شيء</numerusform>
            <numerusform>أُزيلت واحدة</numerusform>
            <numerusform>أُزيلت اثنتان</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>لا منتظرة تُرد نقاطها أولًا</numerusform>
            <numerusform>تُرد نقاط منتظرة واحدة أولًا</numerusform>
            <numerusform>تُرد نقاط منتظرتين أولًا</numerusform>
            <numerusform>تُرد نقاط %Ln منتظرة أولًا</numerusform>
            <numerusform>تُرد نقاط %Ln منتظرة أولًا</numerusform>
            <numerusform>تُرد نقاط %Ln منتظرة أولًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>لم يُعطَّل شيء</numerusform>
            <numerusform>عُطّلت واحدة</numerusform>
            <numerusform>عُطّلت اثنتان</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>لم يُوقف شيء مؤقتًا</numerusform>
            <numerusform>أُوقفت واحدة مؤقتًا</numerusform>
            <numerusform>أُوقفت اثنتان مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>لا منتظرة في قائمة الانتظار</numerusform>
            <numerusform>تبقى منتظرة واحدة في قائمة الانتظار</numerusform>
            <numerusform>تبقى منتظرتان في قائمة الانتظار</numerusform>
            <numerusform>تبقى %Ln منتظرة في قائمة الانتظار</numerusform>
            <numerusform>تبقى %Ln منتظرة في قائمة الانتظار</numerusform>
            <numerusform>تبقى %Ln منتظرة في قائمة الانتظار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>لم يُفعَّل شيء</numerusform>
            <numerusform>فُعّلت واحدة</numerusform>
            <numerusform>فُعّلت اثنتان</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>لا أخرى مفعّلة بالفعل</numerusform>
            <numerusform>واحدة أخرى مفعّلة بالفعل</numerusform>
            <numerusform>اثنتان أخريان مفعّلتان بالفعل</numerusform>
            <numerusform>%Ln أخرى مفعّلة بالفعل</numerusform>
            <numerusform>%Ln أخرى مفعّلة بالفعل</numerusform>
            <numerusform>%Ln أخرى مفعّلة بالفعل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>لم يُنشأ شيء</numerusform>
            <numerusform>أُنشئت واحدة</numerusform>
            <numerusform>أُنشئت اثنتان</numerusform>
            <numerusform>أُنشئت %Ln</numerusform>
            <numerusform>أُنشئت %Ln</numerusform>
            <numerusform>أُنشئت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>each takes a slot</source>
        <translation>تشغل كل منها خانة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>لم يُغيَّر شيء</numerusform>
            <numerusform>غُيّرت واحدة</numerusform>
            <numerusform>غُيّرت اثنتان</numerusform>
            <numerusform>غُيّرت %Ln</numerusform>
            <numerusform>غُيّرت %Ln</numerusform>
            <numerusform>غُيّرت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs more slots than the service has.</source>
        <translation>يحتاج هذا إلى خانات أكثر مما لدى الخدمة.</translation>
    </message>
    <message>
        <source>Another change of rewards is in progress.</source>
        <translation>تغيير آخر للمكافآت قيد التنفيذ.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>لا شيء يتعذّر تغييره</numerusform>
            <numerusform>واحدة لا يمكن تغييرها</numerusform>
            <numerusform>اثنتان لا يمكن تغييرهما</numerusform>
            <numerusform>%Ln لا يمكن تغييرها</numerusform>
            <numerusform>%Ln لا يمكن تغييرها</numerusform>
            <numerusform>%Ln لا يمكن تغييرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>أنشأها تطبيق آخر. وحده ذلك التطبيق يمكنه تغييرها.</translation>
    </message>
    <message>
        <source>The service lets an app change only the rewards that it has made. These stay as they are.</source>
        <translation>لا تسمح الخدمة للتطبيق إلا بتغيير المكافآت التي أنشأها. تبقى هذه كما هي.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a reward; a reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times of day</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when a stream is planned; its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>أسبوعيًا</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>مرة واحدة</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>a day</comment>
        <translation>التالي %1</translation>
    </message>
    <message>
        <source>Schedule entry is gone</source>
        <translation>الموعد مفقود من جدول البث</translation>
    </message>
    <message>
        <source>Reading the schedule…</source>
        <translation>جارٍ قراءة جدول البث…</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>النهاية المخططة</translation>
    </message>
    <message>
        <source>No stream of this entry is planned.</source>
        <translation>لا بث مخطط لهذا الموعد.</translation>
    </message>
    <message>
        <source>The next one is on %1.</source>
        <translation>الموعد التالي في %1.</translation>
    </message>
    <message>
        <source>Today’s entry %1</source>
        <comment>a time of day</comment>
        <translation>موعد اليوم %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a stream; from when to when</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, or date; from when to when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to send announcements.</source>
        <translation>يحتاج Sidestage إلى إذن لإرسال إعلانات الدردشة.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>a deleted template</source>
        <translation>قالب محذوف</translation>
    </message>
    <message>
        <source>once you are live</source>
        <translation>عند بدء البث</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>إعلان دردشة</translation>
    </message>
    <message>
        <source>The template was deleted.</source>
        <translation>حُذف القالب.</translation>
    </message>
    <message>
        <source>No end is planned: the schedule has no stream of this show today.</source>
        <translation>لا نهاية مخططة: لا بث لهذا البرنامج في جدول اليوم.</translation>
    </message>
    <message>
        <source>Its time is over.</source>
        <translation>انتهى وقته.</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time of day</comment>
        <translation>في %1</translation>
    </message>
    <message>
        <source>%1 before the planned end</source>
        <comment>a duration</comment>
        <translation>قبل النهاية المخططة بـ %1</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <comment>a duration</comment>
        <translation>بعد البداية بـ %1</translation>
    </message>
    <message>
        <source>Its time has passed.</source>
        <translation>مضى وقته.</translation>
    </message>
    <message>
        <source>It may have been sent. Retry could announce it twice.</source>
        <translation>ربما أُرسل. قد تعلنه «إعادة المحاولة» مرتين.</translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>أنشأها تطبيق آخر.</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward decide about its redemptions.</source>
        <translation>لا تسمح الخدمة بالبت في عمليات استبدال المكافأة إلا للتطبيق الذي أنشأها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>لا شيء ما زال منتظرًا.</numerusform>
            <numerusform>ما زالت واحدة منتظرة.</numerusform>
            <numerusform>ما زالت اثنتان منتظرتين.</numerusform>
            <numerusform>ما زالت %Ln منتظرة.</numerusform>
            <numerusform>ما زالت %Ln منتظرة.</numerusform>
            <numerusform>ما زالت %Ln منتظرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>لا شيء ما زال منتظرًا. %1</numerusform>
            <numerusform>ما زالت واحدة منتظرة. %1</numerusform>
            <numerusform>ما زالت اثنتان منتظرتين. %1</numerusform>
            <numerusform>ما زالت %Ln منتظرة. %1</numerusform>
            <numerusform>ما زالت %Ln منتظرة. %1</numerusform>
            <numerusform>ما زالت %Ln منتظرة. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No reward that Sidestage has made is on.</source>
        <translation>لا توجد مكافأة مفعّلة من إنشاء Sidestage.</translation>
    </message>
    <message>
        <source>takes a slot</source>
        <translation>تشغل خانة</translation>
    </message>
</context>
<context>
    <name>ShowPlanner</name>
    <message>
        <source>Changed elsewhere since the show began.</source>
        <translation>تغيّر في مكان آخر منذ بداية البرنامج.</translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>تم حذفه.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>لم تردّ الخدمة.</translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message>
        <source>Channel preset</source>
        <translation>إعداد القناة المسبق</translation>
    </message>
    <message>
        <source>Reward set</source>
        <translation>مجموعة المكافآت</translation>
    </message>
    <message>
        <source>Chat preset</source>
        <translation>إعداد الدردشة المسبق</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>إعلانات الدردشة</translation>
    </message>
    <message>
        <source>Ad warnings</source>
        <translation>تنبيهات الإعلانات</translation>
    </message>
    <message>
        <source>Schedule entry</source>
        <translation>موعد في جدول البث</translation>
    </message>
    <message>
        <source>Lockdown and timed modes</source>
        <translation>قفل الدردشة والأوضاع المؤقتة</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>عمليات الاستبدال المنتظرة</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>اللحظات</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>غارة</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>رد النقاط</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ترك</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of ad breaks; their length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 على الأقل</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>لا شيء منتظر</numerusform>
            <numerusform>واحدة منتظرة</numerusform>
            <numerusform>اثنتان منتظرتان</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>تنفيذ 0</numerusform>
            <numerusform>تنفيذ واحدة</numerusform>
            <numerusform>تنفيذ اثنتين</numerusform>
            <numerusform>تنفيذ %Ln</numerusform>
            <numerusform>تنفيذ %Ln</numerusform>
            <numerusform>تنفيذ %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>رد نقاط 0</numerusform>
            <numerusform>رد نقاط واحدة</numerusform>
            <numerusform>رد نقاط اثنتين</numerusform>
            <numerusform>رد نقاط %Ln</numerusform>
            <numerusform>رد نقاط %Ln</numerusform>
            <numerusform>رد نقاط %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln</source>
        <translation>
            <numerusform>ترك 0</numerusform>
            <numerusform>ترك واحدة</numerusform>
            <numerusform>ترك اثنتين</numerusform>
            <numerusform>ترك %Ln</numerusform>
            <numerusform>ترك %Ln</numerusform>
            <numerusform>ترك %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is done; points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>إلى %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>عمليات الاستبدال</translation>
    </message>
    <message>
        <source>Ads, time</source>
        <translation>الإعلانات، المدة</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>التبرعات</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>ذروة المشاهدين</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>0 نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%1 نقاط</numerusform>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %Ln viewers</source>
        <comment>number of messages; who wrote them</comment>
        <translation>
            <numerusform>%1، بلا مشاهدين</numerusform>
            <numerusform>%1 من مشاهد واحد</numerusform>
            <numerusform>%1 من مشاهدَين</numerusform>
            <numerusform>%1 من %Ln مشاهدين</numerusform>
            <numerusform>%1 من %Ln مشاهدًا</numerusform>
            <numerusform>%1 من %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; a time of day</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7</source>
        <translation>متوسط %1: %2 · المتابعون %3 · عمليات الاستبدال %4 · الإعلانات %5 · الرسائل %6 · ذروة المشاهدين %7</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccessibleTexts</name>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation>لم يُسجَّل الدخول</translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation>اختر حسابًا</translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation>الحساب: %1، %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>تسجيل الدخول…</translation>
    </message>
    <message>
        <source>Sign in another account…</source>
        <translation>تسجيل الدخول بحساب آخر…</translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation>تسجيل خروج %1…</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>معروض</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>تسجيل الدخول من جديد…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>تعذّر الوصول إلى سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>جارٍ تسجيل الخروج…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountOutboxHandler</name>
    <message>
        <source>No connection.</source>
        <translation>لا اتصال.</translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation>طلبات كثيرة جدًا.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>تواجه الخدمة مشكلات.</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>بانتظار سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>تعذّرت قراءة بيانات دخولك من سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>تعذّر تجديد تسجيل دخولك.</translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation>عليك تسجيل الدخول من جديد.</translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation>بُلغ حد الطلبات لدى الخدمة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation>%1 على %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Redemption waits</source>
        <translation>استبدال منتظر</translation>
    </message>
    <message>
        <source>The window always shows how many wait.</source>
        <translation>تُظهر النافذة دائمًا عدد المنتظر.</translation>
    </message>
    <message>
        <source>Ad starts</source>
        <translation>بدء إعلان</translation>
    </message>
    <message>
        <source>Ad starts in %1 s</source>
        <translation>يبدأ إعلان خلال %1 ث</translation>
    </message>
    <message>
        <source>A warning always appears in the window, unless it is turned off on the page Ads.</source>
        <translation>يظهر التنبيه في النافذة دائمًا، ما لم يُعطَّل في صفحة «الإعلانات».</translation>
    </message>
    <message>
        <source>Charity milestone</source>
        <translation>محطة في الحملة الخيرية</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>تبرع</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountTexts</name>
    <message>
        <source>Broadcaster, affiliate</source>
        <translation>صاحب القناة، منتسب</translation>
    </message>
    <message>
        <source>Broadcaster, partner</source>
        <translation>صاحب القناة، شريك</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>صاحب القناة</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>رمز التفويض</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>ضمني</translation>
    </message>
    <message>
        <source>device code</source>
        <translation>رمز الجهاز</translation>
    </message>
    <message>
        <source>There is no token on this computer. Sign in again.</source>
        <translation>لا يوجد رمز مميز على هذا الحاسوب. سجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>The sign-in is no longer valid: it was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again; nothing was lost.</source>
        <translation>لم يعد تسجيل الدخول صالحًا: أُبطل في مكان آخر، أو تغيّرت كلمة المرور، أو لم يعد الرمز المميز في سلسلة المفاتيح. سجّل الدخول من جديد؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>The sign-in expired, and one through the browser cannot be refreshed. Sign in again; nothing was lost.</source>
        <translation>انتهت صلاحية تسجيل الدخول، ولا يمكن تجديده إذا تم عبر المتصفح. سجّل الدخول من جديد؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role, way of signing in</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>سُجّل الخروج</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>تعذّر الوصول إلى سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Not refreshed</source>
        <translation>لم يُحدَّث</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>ينتهي خلال %1</translation>
    </message>
    <message>
        <source>no renewal</source>
        <translation>بلا تجديد</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>جارٍ تسجيل الخروج…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 من %2 نطاق</translation>
    </message>
    <message>
        <source>Affiliates and Partners only</source>
        <translation>للمنتسبين والشركاء فقط</translation>
    </message>
    <message>
        <source>in channels that the account owns or moderates</source>
        <translation>في القنوات التي يملكها الحساب أو يشرف عليها</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>انتهت صلاحية تسجيل دخولك؛ لا يمكن تجديد تسجيل الدخول عبر المتصفح. سجّل الدخول من جديد للمتابعة؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>You were signed out: the sign-in was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again to continue; nothing was lost.</source>
        <translation>سُجّل خروجك: أُبطل تسجيل الدخول في مكان آخر، أو تغيّرت كلمة المرور، أو لم يعد الرمز المميز في سلسلة المفاتيح. سجّل الدخول من جديد للمتابعة؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation>سُجّل خروجك. سجّل الدخول من جديد للمتابعة؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation>بانتظار سلسلة المفاتيح التي تُخزَّن فيها بيانات دخولك. قد تحتاج إلى إدخال كلمة مرورها.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>تعذّرت قراءة بيانات دخولك من سلسلة المفاتيح. أعد المحاولة وافتح قفل سلسلة المفاتيح، أو سجّل الدخول من جديد؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1 رسالة سلسلة المفاتيح: «%2»</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>لم تجدّد الخدمة تسجيل دخولك. لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation>تعذّر تجديد تسجيل دخولك، لأن سر العميل لهذه الخدمة تعذّرت قراءته من سلسلة المفاتيح. لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1 رد الخدمة: «%2»</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>تسجيل الدخول…</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>غير متصل منذ %1. لا قرارات معلقة.</numerusform>
            <numerusform>غير متصل منذ %1. سيُرسل قرار معلق واحد عند عودة الاتصال.</numerusform>
            <numerusform>غير متصل منذ %1. سيُرسل قراران معلقان عند عودة الاتصال.</numerusform>
            <numerusform>غير متصل منذ %1. ستُرسل %Ln قرارات معلقة عند عودة الاتصال.</numerusform>
            <numerusform>غير متصل منذ %1. سيُرسل %Ln قرارًا معلقًا عند عودة الاتصال.</numerusform>
            <numerusform>غير متصل منذ %1. سيُرسل %Ln قرار معلق عند عودة الاتصال.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation>غير متصل منذ %1. تُعرض آخر بيانات معروفة.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>إعادة المحاولة الآن</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>لم تجدّد الخدمة تسجيل دخولك. لم يُفقد شيء. إن استُبدل سر العميل فأدخل الجديد في ملف تعريف الخدمة.</translation>
    </message>
    <message>
        <source>Open Accounts</source>
        <translation>فتح الحسابات</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountsPage</name>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>تسجيل الدخول بآخر…</translation>
    </message>
    <message>
        <source>Refresh the token now</source>
        <translation>تحديث الرمز المميز الآن</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>تسجيل الخروج…</translation>
    </message>
    <message>
        <source>Sign out everywhere…</source>
        <translation>تسجيل الخروج من كل مكان…</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>فُحص %1</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>غير مفتوحة</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>لا حساب بعد</translation>
    </message>
    <message>
        <source>Loading the accounts…</source>
        <translation>جارٍ تحميل الحسابات…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>لم يسجّل أحد الدخول إلى %1.</translation>
    </message>
    <message>
        <source>%1 is not open. Open it to see its accounts.</source>
        <translation>%1 غير مفتوحة. افتحها لرؤية حساباتها.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>تسجيل الدخول…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>No account is chosen.</source>
        <translation>لم يُختر أي حساب.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>جارٍ تسجيل الخروج…</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>لم يسجّل أحد الدخول.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation>جاهز خلال %1</translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation>%1 متاح من جديد</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityCard</name>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Activity, newest first</source>
        <translation>النشاط، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>عرض الكل…</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>%1 has not granted permission to see them.</source>
        <translation>لم يمنح %1 الإذن لرؤيتها.</translation>
    </message>
    <message>
        <source>Sign in again to see new activity.</source>
        <translation>سجّل الدخول من جديد لرؤية النشاط الجديد.</translation>
    </message>
    <message>
        <source>None kept.</source>
        <translation>لا شيء محفوظ.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>عرض كل شيء</translation>
    </message>
    <message>
        <source>Follows, cheers, raids and subscriptions appear here as they come.</source>
        <translation>تظهر المتابعات والتشجيعات والغارات والاشتراكات هنا فور ورودها.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityDialog</name>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>بحث عن مشاهد أو رسالة</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <comment>a number</comment>
        <translation>%1، جارٍ التحميل</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>two numbers</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>لا نتائج مطابقة.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>لا شيء محفوظ بعد.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>تصدير النشاط</translation>
    </message>
    <message>
        <source>Activity %1</source>
        <comment>a date</comment>
        <translation>النشاط %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message>
        <source>Hype train</source>
        <translation>قطار الحماس</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>المتابعات</translation>
    </message>
    <message numerus="yes">
        <source>Cheered %Ln Bits</source>
        <translation>
            <numerusform>شجّع بلا Bits</numerusform>
            <numerusform>شجّع بـ 1 Bit</numerusform>
            <numerusform>شجّع بـ 2 Bits</numerusform>
            <numerusform>شجّع بـ %Ln Bits</numerusform>
            <numerusform>شجّع بـ %Ln Bits</numerusform>
            <numerusform>شجّع بـ %Ln Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raids with %Ln viewers</source>
        <translation>
            <numerusform>غارة بلا مشاهدين</numerusform>
            <numerusform>غارة بمشاهد واحد</numerusform>
            <numerusform>غارة بمشاهدَين</numerusform>
            <numerusform>غارة بـ %Ln مشاهدين</numerusform>
            <numerusform>غارة بـ %Ln مشاهدًا</numerusform>
            <numerusform>غارة بـ %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscribed, tier %1</source>
        <translation>اشتراك، الدرجة %1</translation>
    </message>
    <message>
        <source>Subscribed, tier %1, %2</source>
        <comment>a number; a number of months</comment>
        <translation>اشتراك، الدرجة %1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>أقل من شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Gave %1, tier %2</source>
        <comment>a number of subscriptions; a number</comment>
        <translation>أهدى %1، الدرجة %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>لا اشتراكات</numerusform>
            <numerusform>اشتراك واحد</numerusform>
            <numerusform>اشتراكان</numerusform>
            <numerusform>%Ln اشتراكات</numerusform>
            <numerusform>%Ln اشتراكًا</numerusform>
            <numerusform>%Ln اشتراك</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached level %1</source>
        <translation>بلغ المستوى %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a viewer did; a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a viewer; what they did; when</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a sentence; a message</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Cheers</source>
        <translation>التشجيعات</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>الغارات</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>المتابعات</translation>
    </message>
    <message>
        <source>cheers</source>
        <translation>التشجيعات</translation>
    </message>
    <message>
        <source>subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>hype trains</source>
        <translation>قطارات الحماس</translation>
    </message>
    <message>
        <source>Not shown without permission: %1.</source>
        <translation>لا يُعرض بلا إذن: %1.</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>what a viewer did, as a verb</comment>
        <translation>يتابع القناة الآن</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Ad announcements</source>
        <translation>إعلانات الدردشة عن الإعلانات</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>قبل الإعلان</translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation>عناصر نائبة تُملأ عند الإرسال: {%1}</translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation>الإعلان عن النهاية أيضًا</translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation>بعد الإعلان</translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation>لون القناة</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation>لا قوالب بعد. أنشئها في صفحة «الدردشة».</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>معاينة: %1</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>تعذّر حفظ هذا التغيير؛ يسري حتى الخروج فقط. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation>إعلان جارٍ</translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation>الإعلان التالي خلال</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
        <translation>مجدول في %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>معروض</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>التأخر</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>الفواصل</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>يدوي</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>التأجيلات</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>لم يُعرض</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>برنامج %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>الإعلان التالي</translation>
    </message>
    <message>
        <source>Ad length</source>
        <translation>طول الإعلان</translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation>يفتح صفحة «الإعلانات»</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>عرض %1 ث</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>حتى %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>في %1</translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation>الإعلانات</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>لم يبقَ شيء</numerusform>
            <numerusform>بقي واحد</numerusform>
            <numerusform>بقي اثنان</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation>%1، التالي خلال %2</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>تأجيل الإعلان التالي</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>عرض إعلان…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCountdown</name>
    <message>
        <source>Ad running</source>
        <translation>إعلان جارٍ</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>الإعلان التالي</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>فاصل %1</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>لا إعلانات تمهيدية لمدة %1، حتى %2</translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
        <translation>مقارنة بأطول مدة دون إعلانات تمهيدية حتى الآن، %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation>الإعلان التالي</translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation>إغلاق حتى الإعلان التالي</translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation>إعلان جارٍ %1</translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation>إعلان في أي لحظة</translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation>إعلان خلال %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation>%1، جاهز خلال %2</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>عرض الآن</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>عرض %1 ث</translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation>عرض %1 ث الآن؟ يبدأ خلال %2 ث.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation>تأجيل 5 د</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation>تراجع (%1)</translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation>تراجع عن التأجيل (%1)</translation>
    </message>
    <message>
        <source>Undo the snooze</source>
        <translation>التراجع عن التأجيل</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>تأجيل</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>تأجيل الإعلان التالي 5 دقائق</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>تنبيه قبل الإعلان</translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation>عندما يوشك إعلان على البدء</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation>إظهار إشعار سطح المكتب</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>إشعار سطح المكتب</translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation>يعدّ التنبيه في النافذة تنازليًا ويُغلق تلقائيًا.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>سجّل الدخول من جديد لرؤية الإعلان التالي.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية جدول الإعلانات.</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>إذن لقراءة جدول الإعلانات</translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation>وحده صاحب القناة يمكنه رؤية جدول الإعلانات، ويحتاج التطبيق إلى إذن لقراءته (channel:read:ads).</translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation>الإعلانات للشركاء والمنتسبين فقط.</translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation>الشركاء والمنتسبون</translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation>تُجدول الإعلانات وتُعرض فقط في قنوات الشركاء والمنتسبين. هذه القناة ليست كذلك، فلا عد تنازلي.</translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation>تُجدول الإعلانات عند بدء البث.</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>القنوات المباشرة فقط</translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation>تُجدول الإعلانات أثناء بث القناة فقط. يظهر العد التنازلي هنا عند بدء البث.</translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation>لا إعلان مجدول.</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>بلا جدول</translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation>لا إعلان مجدول لهذا البث. أعدّ الإعلانات التلقائية في مدير الإعلانات على موقع الخدمة.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>0 ثوانٍ</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتان</numerusform>
            <numerusform>%n ثوانٍ</numerusform>
            <numerusform>%n ثانية</numerusform>
            <numerusform>%n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>Sidestage needs permission to snooze ads.</source>
        <translation>يحتاج Sidestage إلى إذن لتأجيل الإعلانات.</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>إذن لتأجيل الإعلانات</translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation>لا يمكن للتطبيق تأجيل الإعلانات إلا بإذن إدارتها (channel:manage:ads).</translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation>يحتاج Sidestage إلى إذن لعرض الإعلانات.</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>إذن لعرض الإعلانات</translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation>وحده صاحب القناة يمكنه عرض الإعلانات، ويحتاج التطبيق إلى إذن لذلك (channel:edit:commercial).</translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation>لم يبقَ تأجيل. التالي في %1.</translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation>لم يبقَ تأجيل.</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>التأجيلات</translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation>لديك بضعة تأجيلات، ويُضاف واحد بين حين وآخر. يؤخر كل منها الإعلان التالي 5 دقائق.</translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation>يُعرض إعلان حاليًا.</translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation>يُعرض إعلان حاليًا</translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation>لا يمكن بدء إعلان آخر إلا بعد دقائق من الإعلان السابق.</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>يمكن عرض إعلان آخر في %1.</translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation>المدة بين الإعلانات</translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation>لا يمكن بدء إعلان آخر إلا بعد مدة الانتظار التي تحددها الخدمة مع كل إعلان، وهي 8 دقائق على الأقل من بداية الإعلان السابق.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation>طلبات كثيرة جدًا. أعد المحاولة بعد دقيقة.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>جارٍ إرساله.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>تعذّرت قراءة بيانات دخولك من سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation>سُجّل خروجك.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation>لم يصل رد. ربما أُجّل الإعلان وربما لا.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation>لم يصل رد. ربما يُعرض الإعلان وربما لا.</translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation>لم يُؤجَّل الإعلان.</translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation>لم يُعرض الإعلان.</translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation>لم يُؤجَّل.</translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation>لم يُعرض أي إعلان.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>رد الخدمة: «%1»</translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation>عنصر نائب غير معروف {%1}.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>لا يمكن إرسال إعلانات الدردشة الآن.</translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation>{%1} غير معروف حاليًا.</translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation>طويل جدًا. تقبل الخدمة %1 حرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>لا يوجد نص بعد.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>لم تردّ الخدمة.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation>الإعلان التالي خلال %1، في %2</translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation>إعلان جارٍ، بقي %1</translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation>حان وقت الإعلان التالي</translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>دون أي فاصل</numerusform>
            <numerusform>استنادًا إلى فاصل واحد</numerusform>
            <numerusform>استنادًا إلى فاصلين</numerusform>
            <numerusform>استنادًا إلى %n فواصل</numerusform>
            <numerusform>استنادًا إلى %n فاصلًا</numerusform>
            <numerusform>استنادًا إلى %n فاصل</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation>يبدأ في الموعد، %1</translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation>يبدأ متأخرًا %1 ث، %2</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation>يبدأ متأخرًا من %1 إلى %2 ث، %3</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation>يبدأ مبكرًا من %1 إلى %2 ث، %3</translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation>يبدأ بين %1 ث مبكرًا و%2 ث متأخرًا، %3</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>في الموعد</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 ث</translation>
    </message>
    <message>
        <source>−%1 s</source>
        <translation>−%1 ث</translation>
    </message>
    <message>
        <source>Run by you</source>
        <translation>عرضته أنت</translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation>عُرض يدويًا</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>عرضه %1</translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation>اكتُشف لاحقًا</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>مجدول</translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation>أُجّل مرة</translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation>أُجّل مرتين</translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>لم يُؤجَّل</numerusform>
            <numerusform>أُجّل مرة واحدة</numerusform>
            <numerusform>أُجّل مرتين</numerusform>
            <numerusform>أُجّل %n مرات</numerusform>
            <numerusform>أُجّل %n مرة</numerusform>
            <numerusform>أُجّل %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>لم يُعرض</translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>الطول غير معروف</translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation>بلا طول مخطط</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>كما خُطط</translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation>أقصر بـ %1 ث</translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation>أطول بـ %1 ث</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>المخطط 0 ثوانٍ</numerusform>
            <numerusform>المخطط ثانية واحدة</numerusform>
            <numerusform>المخطط ثانيتان</numerusform>
            <numerusform>المخطط %n ثوانٍ</numerusform>
            <numerusform>المخطط %n ثانية</numerusform>
            <numerusform>المخطط %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>عُرضت 0 ثوانٍ</numerusform>
            <numerusform>عُرضت ثانية واحدة</numerusform>
            <numerusform>عُرضت ثانيتان</numerusform>
            <numerusform>عُرضت %n ثوانٍ</numerusform>
            <numerusform>عُرضت %n ثانية</numerusform>
            <numerusform>عُرضت %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>بلا تأخير</numerusform>
            <numerusform>متأخر ثانية واحدة</numerusform>
            <numerusform>متأخر ثانيتين</numerusform>
            <numerusform>متأخر %n ثوانٍ</numerusform>
            <numerusform>متأخر %n ثانية</numerusform>
            <numerusform>متأخر %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>بلا تبكير</numerusform>
            <numerusform>مبكر ثانية واحدة</numerusform>
            <numerusform>مبكر ثانيتين</numerusform>
            <numerusform>مبكر %n ثوانٍ</numerusform>
            <numerusform>مبكر %n ثانية</numerusform>
            <numerusform>مبكر %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>لا فواصل</numerusform>
            <numerusform>فاصل واحد</numerusform>
            <numerusform>فاصلان</numerusform>
            <numerusform>%n فواصل</numerusform>
            <numerusform>%n فاصلًا</numerusform>
            <numerusform>%n فاصل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of ads</source>
        <translation>%1 من الإعلانات</translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>لا يدوي</numerusform>
            <numerusform>يدوي واحد</numerusform>
            <numerusform>يدويان</numerusform>
            <numerusform>%n يدوية</numerusform>
            <numerusform>%n يدويًا</numerusform>
            <numerusform>%n يدوي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>لا تأجيلات</numerusform>
            <numerusform>تأجيل واحد</numerusform>
            <numerusform>تأجيلان</numerusform>
            <numerusform>%n تأجيلات</numerusform>
            <numerusform>%n تأجيلًا</numerusform>
            <numerusform>%n تأجيل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>عُرضت كلها</numerusform>
            <numerusform>واحد لم يُعرض</numerusform>
            <numerusform>اثنان لم يُعرضا</numerusform>
            <numerusform>%n لم تُعرض</numerusform>
            <numerusform>%n لم تُعرض</numerusform>
            <numerusform>%n لم تُعرض</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation>إعلانات هذا البث، من قبل 30 دقيقة إلى 50 دقيقة قادمة</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>لم يُعرض</translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation>مجدول، لم يُعرض</translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation>%1، جارٍ</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1، انتهى</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation>انتهى</translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation>إعلان جارٍ، %1</translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation>عُرض إعلان، %1</translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation>عُرض إعلان، الطول غير معروف</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>حتى %1</translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation>بلا إعلانات تمهيدية</translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation>إعلان مستحق، %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
        <translation>إعلان متوقع، استنادًا إلى الإعلانات السابقة</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>الآن %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>End of the ads announced</source>
        <translation>أُعلنت نهاية الإعلانات</translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation>أُعلن عن الإعلانات القادمة</translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation>ربما لم يُرسل إعلان الدردشة</translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation>لم يُرسل إعلان الدردشة</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>تم التأجيل</translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>الإعلان التالي في %1، لم يبقَ تأجيل</numerusform>
            <numerusform>الإعلان التالي في %1، بقي تأجيل واحد</numerusform>
            <numerusform>الإعلان التالي في %1، بقي تأجيلان</numerusform>
            <numerusform>الإعلان التالي في %1، بقيت %n تأجيلات</numerusform>
            <numerusform>الإعلان التالي في %1، بقي %n تأجيلًا</numerusform>
            <numerusform>الإعلان التالي في %1، بقي %n تأجيل</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation>يُعرض إعلان لمدة %1 ث</translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation>تعذّر حفظ سجل الإعلانات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation>إعلان قريبًا</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>تأجيل</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>عُرض الإعلان</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>أُجّل الإعلان</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation>كما قررت في %1، قبل إغلاق Sidestage</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>لم يُعرض أي إعلان</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>لم يُؤجَّل</translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation>تقرر في %1؛ أُغلق Sidestage قبل إرساله</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>عرض %1 ث</translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation>جارٍ التأجيل</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>جارٍ عرض إعلان</translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
        <translation>ينتقل الإعلان التالي إلى %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation>أُغلق Sidestage أثناء إرسال إعلان الدردشة. ربما لم يُرسل.</translation>
    </message>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation>تبدأ الإعلانات خلال {seconds} ثانية وتستمر {length} ثانية. ابقوا معنا.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>لا يمكن إرسال إعلانات الدردشة الآن.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
        <translation>يحتاج Sidestage إلى إذن للإعلان في الدردشة.</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>لم يكن Sidestage يعمل عند انتهاء الإعلانات.</translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation>انتهت الإعلانات. أهلًا بعودتكم.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message>
        <source>Add rewards</source>
        <translation>إضافة مكافآت</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>المكافآت</translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation>إضافة مكافآت إلى «%1»</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>بحث في المكافآت</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a reward, its points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rewards</source>
        <translation>
            <numerusform>إضافة 0 مكافآت</numerusform>
            <numerusform>إضافة مكافأة واحدة</numerusform>
            <numerusform>إضافة مكافأتين</numerusform>
            <numerusform>إضافة %Ln مكافآت</numerusform>
            <numerusform>إضافة %Ln مكافأة</numerusform>
            <numerusform>إضافة %Ln مكافأة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation>إعلان خلال %1</translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 في %2، على قناة %3</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>تأجيل الإعلان التالي</translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation>التصدير جارٍ.</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>هذا البث</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>ad due</source>
        <translation>إعلان مستحق</translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation>إعلان معروض</translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation>بلا إعلانات تمهيدية</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>تأجيل الإعلان التالي 5 دقائق</translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation>عرض إعلان…</translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation>طول الإعلان: %1 ث</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>تصدير السجل…</translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation>صوت قبل الإعلان…</translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation>إعلانات الدردشة عن الإعلانات…</translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation>تصدير المجاميع لكل برنامج</translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation>تصدير سجل الإعلانات</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>البرامج والإعلانات %1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>الإعلانات %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>لم يُحفظ أي سطر في %1.</numerusform>
            <numerusform>حُفظ سطر واحد في %1.</numerusform>
            <numerusform>حُفظ سطران في %1.</numerusform>
            <numerusform>حُفظت %Ln أسطر في %1.</numerusform>
            <numerusform>حُفظ %Ln سطرًا في %1.</numerusform>
            <numerusform>حُفظ %Ln سطر في %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertDialog</name>
    <message>
        <source>No sound</source>
        <translation>بلا صوت</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>تعذّر حفظ هذا التغيير؛ يسري حتى الخروج فقط. %1</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>إشعارات سطح المكتب غير متاحة هنا. تظهر الإشعارات في النافذة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا شيء غير ذلك</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertsCard</name>
    <message>
        <source>Notifications and sounds</source>
        <translation>الإشعارات والأصوات</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>خرج الصوت</translation>
    </message>
    <message>
        <source>Volume of all alerts</source>
        <translation>مستوى صوت كل التنبيهات</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>سطح المكتب</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Sign in to choose what is shown and heard. Each account has its own choices.</source>
        <translation>سجّل الدخول لاختيار ما يُعرض ويُسمع. لكل حساب اختياراته.</translation>
    </message>
    <message>
        <source>For %1. Each reward can have its own sound: Queue, Sounds.</source>
        <comment>an account</comment>
        <translation>للحساب %1. يمكن أن يكون لكل مكافأة صوت خاص: قائمة الانتظار، الأصوات.</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>إشعارات سطح المكتب غير متاحة هنا. تظهر الإشعارات في النافذة.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>تعذّر حفظ هذا التغيير؛ يسري حتى الخروج فقط. %1</translation>
    </message>
    <message>
        <source>%1: in the window</source>
        <translation>%1: في النافذة</translation>
    </message>
    <message>
        <source>%1: on the desktop</source>
        <translation>%1: على سطح المكتب</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>الصوت: %1</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>مستوى الصوت: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>صامت</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <translation>اختبار: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1: from how many Bits</source>
        <translation>%1: بدءًا من كم Bits</translation>
    </message>
    <message>
        <source> Bits</source>
        <translation> Bits</translation>
    </message>
    <message>
        <source>While you are on air, show them in the window only</source>
        <translation>أثناء وجودك على الهواء، عرضها في النافذة فقط</translation>
    </message>
    <message>
        <source>Desktop notifications can be seen on a captured screen.</source>
        <translation>قد تظهر إشعارات سطح المكتب على شاشة ملتقطة.</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 دقيقة</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>ساعة واحدة</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 ساعات</translation>
    </message>
    <message>
        <source>No longer</source>
        <translation>إنهاء الهدوء</translation>
    </message>
    <message>
        <source>Quiet until %1</source>
        <translation>هدوء حتى %1</translation>
    </message>
    <message>
        <source>Be quiet for…</source>
        <translation>هدوء لمدة…</translation>
    </message>
    <message>
        <source>Until then there are no sounds and no desktop notifications. The window still shows them.</source>
        <translation>حتى ذلك الحين لا أصوات ولا إشعارات سطح المكتب. تظل النافذة تعرضها.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>افتراضي النظام</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>غير متصل</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>التحليلات</translation>
    </message>
    <message>
        <source>Report type</source>
        <translation>نوع التقرير</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>الملحقات</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>حفظ الكل بصيغة CSV…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>حفظ المخطط…</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>اختيار الأيام…</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>أيام سابقة</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>أيام لاحقة</translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation>التنزيل اليومي…</translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation>لم يمنح هذا الحساب الإذن.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report for %1</source>
        <translation>حفظ تقرير %1</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>حفظ كل القيم</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ألعاب</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>ملحقات</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>حفظ المخطط</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>صورة متجهية (*.svg)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1, average per day</source>
        <translation>%1، المتوسط في اليوم</translation>
    </message>
    <message>
        <source>%1; previous period: %2</source>
        <translation>%1؛ الفترة السابقة: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>الأيام المحفوظة</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation>يحتاج Sidestage إلى إذن لقراءة تقارير الألعاب.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation>يحتاج Sidestage إلى إذن لقراءة تقارير الملحقات.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation>تتطلب التقارير الإذن «%1». تظل البيانات المحفوظة معروضة.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. See the table for details.</source>
        <translation>%1. انظر الجدول للتفاصيل.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What came, and when.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service has no data for these days either.</source>
        <translation>لا بيانات لدى الخدمة أيضًا لهذه الأيام.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation>إعلان في الدردشة</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>إعلان الدردشة السابق</translation>
    </message>
    <message>
        <source>Channel to announce in</source>
        <translation>القناة المراد الإعلان فيها</translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation>نص إعلان الدردشة</translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation>النص المراد إعلانه</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>إعلان في الدردشة (%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>محفوظات إعلانات الدردشة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>لا قنوات محددة</numerusform>
            <numerusform>قناة واحدة محددة</numerusform>
            <numerusform>قناتان محددتان</numerusform>
            <numerusform>%Ln قنوات محددة</numerusform>
            <numerusform>%Ln قناة محددة</numerusform>
            <numerusform>%Ln قناة محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>القوالب…</translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation>حلّ «%1» محل نصك</translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation>لا قناة للإعلان فيها.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>أدخل نصًا.</translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه الإعلان في %1.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again from the account menu to grant it.</source>
        <translation>لم يمنح %1 الإذن للإعلان في الدردشة. سجّل الدخول من جديد من قائمة الحساب لمنحه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>بلا زيادة</numerusform>
            <numerusform>زيادة حرف واحد</numerusform>
            <numerusform>زيادة حرفين</numerusform>
            <numerusform>زيادة %Ln أحرف</numerusform>
            <numerusform>زيادة %Ln حرفًا</numerusform>
            <numerusform>زيادة %Ln حرف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 من %2 حرف</translation>
    </message>
    <message numerus="yes">
        <source>Announce (%Ln)</source>
        <translation>
            <numerusform>إعلان في الدردشة (0)</numerusform>
            <numerusform>إعلان في الدردشة (1)</numerusform>
            <numerusform>إعلان في الدردشة (2)</numerusform>
            <numerusform>إعلان في الدردشة (%Ln)</numerusform>
            <numerusform>إعلان في الدردشة (%Ln)</numerusform>
            <numerusform>إعلان في الدردشة (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا شيء غير ذلك</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>جارٍ الإعلان: %1 من 0 قنوات</numerusform>
            <numerusform>جارٍ الإعلان: %1 من قناة واحدة</numerusform>
            <numerusform>جارٍ الإعلان: %1 من قناتين</numerusform>
            <numerusform>جارٍ الإعلان: %1 من %Ln قنوات</numerusform>
            <numerusform>جارٍ الإعلان: %1 من %Ln قناة</numerusform>
            <numerusform>جارٍ الإعلان: %1 من %Ln قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation>أُعلن في %1</translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>لم يُعلن في أي قناة</numerusform>
            <numerusform>أُعلن في قناة واحدة</numerusform>
            <numerusform>أُعلن في قناتين</numerusform>
            <numerusform>أُعلن في %Ln قنوات</numerusform>
            <numerusform>أُعلن في %Ln قناة</numerusform>
            <numerusform>أُعلن في %Ln قناة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>أُعلن في %1 من 0 قنوات</numerusform>
            <numerusform>أُعلن في %1 من قناة واحدة</numerusform>
            <numerusform>أُعلن في %1 من قناتين</numerusform>
            <numerusform>أُعلن في %1 من %Ln قنوات</numerusform>
            <numerusform>أُعلن في %1 من %Ln قناة</numerusform>
            <numerusform>أُعلن في %1 من %Ln قناة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation>منتظر. %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>جارٍ الإرسال</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>أُعلن</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>غير معروف. %1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>فشل. %1</translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation>أُعلن في كل القنوات</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>أُعلن في %1 من %2</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>محفوظات إعلانات الدردشة</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>أين</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>حذف الكل</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Use text</source>
        <translation>استخدام النص</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation>لا إعلانات دردشة بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>لا قنوات</numerusform>
            <numerusform>قناة واحدة</numerusform>
            <numerusform>قناتان</numerusform>
            <numerusform>%Ln قنوات</numerusform>
            <numerusform>%Ln قناة</numerusform>
            <numerusform>%Ln قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour; a text</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>إعادة محاولة 0</numerusform>
            <numerusform>إعادة محاولة واحدة</numerusform>
            <numerusform>إعادة محاولة اثنتين</numerusform>
            <numerusform>إعادة محاولة %Ln</numerusform>
            <numerusform>إعادة محاولة %Ln</numerusform>
            <numerusform>إعادة محاولة %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Announcer</name>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه إدارة هذه القناة.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
        <translation>لم يمنح %1 الإذن للإعلان في الدردشة.</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>تعذّر إرساله في الوقت المناسب.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, event, what happened</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Alert for %1</source>
        <comment>an account</comment>
        <translation>تنبيه لـ %1</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>إضافة خدمة…</translation>
    </message>
    <message>
        <source>a simulated platform on this computer</source>
        <translation>منصة محاكاة على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>نسخ احتياطي…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>The back-up was restored. The data that it replaced is in %1.</source>
        <translation>استُعيدت النسخة الاحتياطية. البيانات التي حلّت محلها موجودة في %1.</translation>
    </message>
    <message>
        <source>All data was deleted.</source>
        <translation>حُذفت كل البيانات.</translation>
    </message>
    <message>
        <source>The settings file could not be read, because it is damaged or of a newer version. It was kept as %1, and the usual settings are used.</source>
        <translation>تعذّرت قراءة ملف الإعدادات لأنه تالف أو من إصدار أحدث. أُبقي باسم %1، وتُستخدم الإعدادات المعتادة.</translation>
    </message>
    <message>
        <source>Sandbox failed</source>
        <translation>تعذّر بدء البيئة التجريبية</translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation>تعذّر بدء البيئة التجريبية. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation>تعذّر حفظ كل شيء: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>سُجّل خروج %1.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation>سُجّل خروج %1 على هذا الحاسوب. تعذّرت قراءة الرمز المميز من سلسلة المفاتيح، فلم يُبطل ويبقى صالحًا حتى انتهاء صلاحيته.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation>سُجّل خروج %1 على هذا الحاسوب. لم تردّ الخدمة، فيبقى الرمز المميز صالحًا حتى انتهاء صلاحيته.</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>الساعة 1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>البيئة التجريبية جاهزة</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>البيئة التجريبية تعمل</translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation>جارٍ بدء البيئة التجريبية…</translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation>لم يُسجَّل الدخول. تحاكي البيئة التجريبية منصة كاملة: سجّل الدخول كأحد مستخدميها وغيّر ما تشاء.</translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation>جارٍ بدء البيئة التجريبية…</translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation>لم يُسجَّل الدخول إلى %1.</translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation>جارٍ تحميل حساباتك…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>لا قرارات معلقة من المرة السابقة</numerusform>
            <numerusform>قرار معلق واحد من المرة السابقة</numerusform>
            <numerusform>قراران معلقان من المرة السابقة</numerusform>
            <numerusform>%n قرارات معلقة من المرة السابقة</numerusform>
            <numerusform>%n قرارًا معلقًا من المرة السابقة</numerusform>
            <numerusform>%n قرار معلق من المرة السابقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation>تُرسل عند انتهاء مهلة التراجع</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation>لا تتوفر سلسلة مفاتيح على هذا النظام، فيبقى تسجيل دخولك حتى الخروج من التطبيق فقط.</translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>لا حسابات تحتاج إلى انتباهك</numerusform>
            <numerusform>حساب واحد يحتاج إلى انتباهك</numerusform>
            <numerusform>حسابان يحتاجان إلى انتباهك</numerusform>
            <numerusform>%n حسابات تحتاج إلى انتباهك</numerusform>
            <numerusform>%n حسابًا يحتاج إلى انتباهك</numerusform>
            <numerusform>%n حساب يحتاج إلى انتباهك</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation>تعذّر حفظ سر العميل، فيُحتفظ به حتى الخروج فقط: %1</translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation>تعذّر حذف سر العميل من سلسلة المفاتيح: %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation>أُزيل %1. %2</translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation>فتح صفحة البيئة التجريبية (المنفذ %1)</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
        <translation>تعذّر فتح متصفح. الصفحة موجودة في %1</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>تحرير %1…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>إزالة %1…</translation>
    </message>
    <message>
        <source>Could not use the archive of this profile: %1 It is left as it is. New redemptions are not kept, and decisions that are not sent when you quit are lost.</source>
        <translation>تعذّر استخدام أرشيف هذا الملف التعريفي: %1 يُترك كما هو. لا تُحفظ عمليات الاستبدال الجديدة، وتُفقد القرارات التي لم تُرسل عند الإنهاء.</translation>
    </message>
    <message>
        <source>Install the newest version of Sidestage, or move the file away.</source>
        <translation>ثبّت أحدث إصدار من Sidestage، أو انقل الملف.</translation>
    </message>
    <message>
        <source>Restore a back-up under Settings, Data, or move the file away.</source>
        <translation>استعد نسخة احتياطية من «الإعدادات»، «البيانات»، أو انقل الملف.</translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 It is left as it is. Drafts, presets and accounts are kept only until you quit.</source>
        <translation>تعذّر استخدام ملف هذا الملف التعريفي: %1 يُترك كما هو. تُحفظ المسودات والإعدادات المسبقة والحسابات حتى الخروج فقط.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>بحث عن مشاهد أو رسالة أو مكافأة</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>الفترة الزمنية</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>كل الأوقات</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>آخر بث</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>مخصص…</translation>
    </message>
    <message>
        <source>From date</source>
        <translation>من تاريخ</translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
        <translation>إلى تاريخ (ضمنًا)</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>كل المكافآت</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>كل النتائج</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>مُنفَّذة</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>مردودة</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>مختفية</translation>
    </message>
    <message>
        <source>here</source>
        <translation>هنا</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>في مكان آخر</translation>
    </message>
    <message>
        <source>by the service</source>
        <translation>من الخدمة</translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation>استُبدلت %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>بلا رسالة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>الاستبدال</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>القرار</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>الأرشيف</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>قرارات اليوم</translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation>بحث في الأرشيف</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Refresh the archive</source>
        <translation>تحديث الأرشيف</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>%1 فقط</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>%1 فقط. عرض كل المشاهدين</translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation>وُجد أكثر من %1</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>وُجد %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 جديدة</translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation>تعذّر تحميل الأرشيف. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>لا عمليات استبدال مطابقة.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>مسح المرشّحات</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation>الأرشيف فارغ. تُحفظ هنا كل عملية استبدال يراها Sidestage.</translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation>لا قرارات اليوم. تظهر هنا عمليات الاستبدال المنفَّذة والمردودة.</translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation>تصدير (%1)</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>عمليات الاستبدال %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>لم تُحفظ أي عملية استبدال في %1.</numerusform>
            <numerusform>حُفظت عملية استبدال واحدة في %1.</numerusform>
            <numerusform>حُفظت عمليتا استبدال في %1.</numerusform>
            <numerusform>حُفظت %Ln عمليات استبدال في %1.</numerusform>
            <numerusform>حُفظت %Ln عملية استبدال في %1.</numerusform>
            <numerusform>حُفظت %Ln عملية استبدال في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
        <translation>أثناء عدم اتصال Sidestage</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation>تقديم %1</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>تأخير %1</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>فصل %1 في نافذة</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>إخفاء %1</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>تضييق %1</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>توسيع %1</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1، الموضع %2 من %3</translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation>تنقل مفاتيح الأسهم البطاقة، ويغيّر W عرضها، ويفصلها P في نافذة، ويخفيها H.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AutomodView</name>
    <message>
        <source>Overall level</source>
        <translation>المستوى العام</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>مخصص</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change AutoMod.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير AutoMod.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>Changing the AutoMod levels requires a permission that was not granted.</source>
        <translation>يتطلب تغيير مستويات AutoMod إذنًا لم يُمنح.</translation>
    </message>
    <message>
        <source>Not undone: the levels were changed again meanwhile.</source>
        <translation>لم يتم التراجع: تغيّرت المستويات مرة أخرى في هذه الأثناء.</translation>
    </message>
    <message>
        <source>The levels were not saved. %1</source>
        <translation>لم تُحفظ المستويات. %1</translation>
    </message>
    <message>
        <source>AutoMod levels saved in %1.</source>
        <translation>حُفظت مستويات AutoMod في %1.</translation>
    </message>
    <message>
        <source>Changed elsewhere to %1.</source>
        <translation>تغيّر في مكان آخر إلى %1.</translation>
    </message>
    <message>
        <source>The service sets the categories when you save.</source>
        <translation>تضبط الخدمة الفئات عند الحفظ.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Choose which levels to keep first.</source>
        <translation>اختر أولًا المستويات التي تريد إبقاءها.</translation>
    </message>
    <message>
        <source>You do not moderate any channel.</source>
        <translation>لا تشرف على أي قناة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the AutoMod levels.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية مستويات AutoMod.</translation>
    </message>
    <message>
        <source>Could not load the levels. %1</source>
        <translation>تعذّر تحميل المستويات. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>The levels were changed elsewhere meanwhile.</source>
        <translation>تغيّرت المستويات في مكان آخر في هذه الأثناء.</translation>
    </message>
    <message>
        <source>%1 has changed the levels meanwhile.</source>
        <translation>غيّر %1 المستويات في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Use the new levels</source>
        <translation>استخدام المستويات الجديدة</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>إبقاء مستوياتي</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation>بانتظار سلسلة المفاتيح التي تُخزَّن فيها بيانات دخولك. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation>تعذّرت قراءة بيانات دخولك من سلسلة المفاتيح. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
        <translation>تعذّرت قراءة سر العميل لهذه الخدمة من سلسلة المفاتيح.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BackupTexts</name>
    <message>
        <source>The file is damaged, or it is not a back-up of Sidestage.</source>
        <translation>الملف تالف، أو ليس نسخة احتياطية من Sidestage.</translation>
    </message>
    <message>
        <source>The back-up was made by a newer version of Sidestage.</source>
        <translation>أُنشئت النسخة الاحتياطية بإصدار أحدث من Sidestage.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>لا يمكن كتابة %1.</translation>
    </message>
    <message>
        <source>%1 cannot be replaced.</source>
        <translation>لا يمكن استبدال %1.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>لا يمكن نقل %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>لا يمكن إزالة %1.</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>لا يمكن إنشاء %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>لا يمكن قراءة %1.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«%1» ليس ملفًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BanDialog</name>
    <message>
        <source>Ban</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Ban in %1</source>
        <translation>حظر في %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Enter a login.</source>
        <translation>أدخل اسم دخول.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>نهائيًا</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>إسكات مؤقت</translation>
    </message>
    <message>
        <source>A login has only letters, digits and “_”.</source>
        <translation>يتكون اسم الدخول من أحرف وأرقام و«_» فقط.</translation>
    </message>
    <message>
        <source>There is no viewer with this login.</source>
        <translation>لا يوجد مشاهد باسم الدخول هذا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>خلال %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Banned viewers</source>
        <translation>المشاهدون المحظورون</translation>
    </message>
    <message>
        <source>Search bans</source>
        <translation>بحث في المحظورين</translation>
    </message>
    <message>
        <source>The list of bans is the broadcaster’s alone</source>
        <translation>قائمة المحظورين لصاحب القناة وحده</translation>
    </message>
    <message>
        <source>The service lists the bans of a channel for its broadcaster only. For other channels this list has the bans and timeouts that this computer has seen.</source>
        <translation>تسرد الخدمة المحظورين في القناة لصاحبها فقط. للقنوات الأخرى تحتوي هذه القائمة على حالات الحظر والإسكات المؤقت التي رآها هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>منذ</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>ينتهي</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>By</source>
        <translation>بواسطة</translation>
    </message>
    <message>
        <source>%1, in a timeout since %2, ends %3. %4</source>
        <translation>%1، إسكات مؤقت منذ %2، ينتهي %3. %4</translation>
    </message>
    <message>
        <source>%1, banned since %2, ends %3. %4</source>
        <translation>%1، محظور منذ %2، ينتهي %3. %4</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>رفع الحظر</translation>
    </message>
    <message>
        <source>Ban…</source>
        <translation>حظر…</translation>
    </message>
    <message>
        <source>Copy bans to…</source>
        <translation>نسخ المحظورين إلى…</translation>
    </message>
    <message>
        <source>Import bans…</source>
        <translation>استيراد المحظورين…</translation>
    </message>
    <message>
        <source>Import bans</source>
        <translation>استيراد المحظورين</translation>
    </message>
    <message>
        <source>Lists of logins (*.txt *.csv)</source>
        <translation>قوائم أسماء الدخول (*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Export bans…</source>
        <translation>تصدير المحظورين…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%Ln مدخلات</numerusform>
            <numerusform>%Ln مدخلًا</numerusform>
            <numerusform>%Ln مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لم يوجد شيء</numerusform>
            <numerusform>وُجد واحد</numerusform>
            <numerusform>وُجد اثنان</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of entries</comment>
        <translation>%1 حتى الآن</translation>
    </message>
    <message>
        <source>Only what this computer has seen.</source>
        <translation>ما رآه هذا الحاسوب فقط.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to ban and unban.</source>
        <translation>يحتاج Sidestage إلى إذن للحظر ورفع الحظر.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>القائمة فارغة.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>اختر قناة أولًا.</translation>
    </message>
    <message>
        <source>Choose a viewer first.</source>
        <translation>اختر مشاهدًا أولًا.</translation>
    </message>
    <message>
        <source>Nobody is banned.</source>
        <translation>لا أحد محظور.</translation>
    </message>
    <message>
        <source>No bans were seen here.</source>
        <translation>لم تُرَ هنا أي حالات حظر.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is banned.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية المحظورين.</translation>
    </message>
    <message>
        <source>Export bans</source>
        <translation>تصدير المحظورين</translation>
    </message>
    <message>
        <source>Bans of %1</source>
        <translation>محظورو %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>نسخ 0 محظورين إلى</numerusform>
            <numerusform>نسخ محظور واحد إلى</numerusform>
            <numerusform>نسخ محظورَين إلى</numerusform>
            <numerusform>نسخ %Ln محظورين إلى</numerusform>
            <numerusform>نسخ %Ln محظورًا إلى</numerusform>
            <numerusform>نسخ %Ln محظور إلى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BeforeAdCard</name>
    <message>
        <source>%1 s</source>
        <comment>one or several numbers</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>قبل الإعلان</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>إشعاري</translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation>إعلان في الدردشة</translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation>تراكب في الزاوية</translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation>فوق النوافذ الأخرى</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>تعذّر حفظ هذا التغيير؛ يسري حتى الخروج فقط. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>قبل 0 ثوانٍ</numerusform>
            <numerusform>قبل ثانية واحدة</numerusform>
            <numerusform>قبل ثانيتين</numerusform>
            <numerusform>قبل %n ثوانٍ</numerusform>
            <numerusform>قبل %n ثانية</numerusform>
            <numerusform>قبل %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>without a sound…</source>
        <translation>بلا صوت…</translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation>مع صوت…</translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation>قبل وبعد…</translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation>من قالب…</translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation>إشعاري قبل %1</translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation>إعلان في الدردشة قبل %1</translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation>إظهار التراكب قبل %1</translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation>نافذة صغيرة في زاوية الشاشة، فوق كل النوافذ الأخرى</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>إذن للإعلان في الدردشة</translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation>لا يمكن للتطبيق الإعلان في الدردشة إلا بإذن (moderator:manage:announcements).</translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation>آخر تنبيه %1، قبل %2</translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation>لا تنبيه بعد</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation>لم تردّ الخدمة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation>قائمة متصدري Bits</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>يوم</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>أسبوع</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>شهر</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>سنة</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>كل الأوقات</translation>
    </message>
    <message>
        <source>Earlier period</source>
        <translation>فترة سابقة</translation>
    </message>
    <message>
        <source>Later period</source>
        <translation>فترة لاحقة</translation>
    </message>
    <message>
        <source>Counted in Pacific time.</source>
        <translation>محسوب بتوقيت المحيط الهادئ.</translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation>أنت: الترتيب %1 برصيد %2 Bits</translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation>لم تشجّع في هذه الفترة.</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>تعذّر التحديث. %1</translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation>منذ بداية القناة</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation>بتوقيتك: %1 إلى %2</translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation>تُظهر ساعتك الوقت نفسه</translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation>متأخر عن ساعتك بـ %1</translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation>متقدم على ساعتك بـ %1</translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation>توقيت المحيط الهادئ</translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>تمتد الأيام من منتصف الليل إلى منتصف الليل بتوقيت المحيط الهادئ (%1 في بداية هذه الفترة)، وتبدأ الأسابيع يوم الاثنين. يبدأ التوقيت الصيفي في ثاني أحد من مارس وينتهي في أول أحد من نوفمبر: طول هذين اليومين 23 و25 ساعة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية من شجّع.</translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation>تعذّر تحميل قائمة المتصدرين. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>لم يشجّع أحد في هذه الفترة.</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format</comment>
        <translation>ddd d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::BlockedView</name>
    <message>
        <source>Search blocked users</source>
        <translation>بحث في المستخدمين المحجوبين</translation>
    </message>
    <message>
        <source>Copy the blocked user’s name</source>
        <translation>نسخ اسم المستخدم المحجوب</translation>
    </message>
    <message>
        <source>Unblock the user</source>
        <translation>إلغاء حجب المستخدم</translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation>الترتيب %1، %2، %3 Bits</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
</context>
<context>
    <name>Sidestage::BreaksCard</name>
    <message>
        <source>Breaks</source>
        <translation>الفواصل</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>القائمة المعروضة</translation>
    </message>
    <message>
        <source>Ad breaks, newest first</source>
        <translation>الفواصل الإعلانية، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation>المجاميع لكل برنامج، الأحدث أولًا</translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation>لا فواصل إعلانية بعد. تُدرج هنا عند حدوثها.</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>البرامج</translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>لا شيء إجمالًا</numerusform>
            <numerusform>واحد إجمالًا</numerusform>
            <numerusform>اثنان إجمالًا</numerusform>
            <numerusform>%Ln إجمالًا</numerusform>
            <numerusform>%Ln إجمالًا</numerusform>
            <numerusform>%Ln إجمالًا</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>5 this stream; 214 in all</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln this stream</source>
        <translation>
            <numerusform>لا شيء في هذا البث</numerusform>
            <numerusform>واحد في هذا البث</numerusform>
            <numerusform>اثنان في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation>بانتظار متصفحك</translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation>لا يمكن تجديد تسجيل الدخول عبر المتصفح. عندما تنتهي صلاحيته بعد بضعة أسابيع، سجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation>المتابعة في متصفحك</translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation>لمتصفح آخر على هذا الحاسوب. صالح لتسجيل الدخول هذا فقط.</translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation>يفتح متصفحك صفحة الخدمة، وربما تكون مسجَّل الدخول فيها بالفعل. بعد موافقتك يعود إلى %1 على هذا الحاسوب، حيث ينتظر Sidestage.</translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation>فتح المتصفح</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>فتح من جديد</translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation>وافق على الوصول في متصفحك. تتابع هذه النافذة بعد ذلك.</translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation>تعذّر فتح المتصفح. انسخ العنوان والصقه في متصفح على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
        <translation>وصل رد على تسجيل دخول آخر ولم يُستخدم. ما زال الانتظار جاريًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message>
        <source>Edit rewards</source>
        <translation>تحرير المكافآت</translation>
    </message>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>تحرير 0 مكافآت</numerusform>
            <numerusform>تحرير مكافأة واحدة</numerusform>
            <numerusform>تحرير مكافأتين</numerusform>
            <numerusform>تحرير %Ln مكافآت</numerusform>
            <numerusform>تحرير %Ln مكافأة</numerusform>
            <numerusform>تحرير %Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>ضبط %1</translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation>تبقى الحقول غير المعلَّمة بلا تغيير.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>تغيير 0</numerusform>
            <numerusform>تغيير واحدة</numerusform>
            <numerusform>تغيير اثنتين</numerusform>
            <numerusform>تغيير %Ln</numerusform>
            <numerusform>تغيير %Ln</numerusform>
            <numerusform>تغيير %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDelegate</name>
    <message>
        <source>Event</source>
        <translation>حدث</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDetails</name>
    <message>
        <source>Copy as curl</source>
        <translation>نسخ بصيغة curl</translation>
    </message>
    <message>
        <source>Parts of the call</source>
        <translation>أجزاء الاستدعاء</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Choose a call to see what was sent and answered.</source>
        <translation>اختر استدعاءً لرؤية ما أُرسل وما ورد.</translation>
    </message>
    <message>
        <source>Secrets are never kept.</source>
        <translation>لا تُحفظ الأسرار أبدًا.</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a page</comment>
        <translation>بواسطة %1</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>بلا رد: %1</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>قالت الخدمة: «%1»</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>الانتقال إلى %1</translation>
    </message>
    <message>
        <source>Copy event</source>
        <translation>نسخ الحدث</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>بلا محتوى</translation>
    </message>
    <message>
        <source>Body: too large, %1</source>
        <comment>a size</comment>
        <translation>المحتوى: كبير جدًا، %1</translation>
    </message>
    <message>
        <source>Body, %1</source>
        <comment>a size</comment>
        <translation>المحتوى، %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>استغرق</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>الرصيد المتبقي</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>الإجمالي</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Then waited</source>
        <translation>ثم انتظر</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a duration; why</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <comment>a number</comment>
        <translation>المحاولة %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallLogPage</name>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>لا أخطاء جديدة</numerusform>
            <numerusform>خطأ جديد واحد</numerusform>
            <numerusform>خطآن جديدان</numerusform>
            <numerusform>%n أخطاء جديدة</numerusform>
            <numerusform>%n خطأً جديدًا</numerusform>
            <numerusform>%n خطأ جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>سجل الاستدعاءات</translation>
    </message>
    <message>
        <source>Search path or answer</source>
        <translation>بحث عن مسار أو رد</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>الكتابات</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Calls, newest first</source>
        <translation>الاستدعاءات، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>تصدير HAR…</translation>
    </message>
    <message>
        <source>Search calls</source>
        <translation>بحث في الاستدعاءات</translation>
    </message>
    <message>
        <source>Copy as curl, without secrets</source>
        <translation>نسخ بصيغة curl، دون الأسرار</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Follow the newest calls</source>
        <translation>تتبع أحدث الاستدعاءات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>لا استدعاءات حتى %1</numerusform>
            <numerusform>استدعاء واحد حتى %1</numerusform>
            <numerusform>استدعاءان حتى %1</numerusform>
            <numerusform>%Ln استدعاءات حتى %1</numerusform>
            <numerusform>%Ln استدعاءً حتى %1</numerusform>
            <numerusform>%Ln استدعاء حتى %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>لا استدعاءات منذ %1</numerusform>
            <numerusform>استدعاء واحد منذ %1</numerusform>
            <numerusform>استدعاءان منذ %1</numerusform>
            <numerusform>%Ln استدعاءات منذ %1</numerusform>
            <numerusform>%Ln استدعاءً منذ %1</numerusform>
            <numerusform>%Ln استدعاء منذ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1 h, %2</source>
        <comment>hours; memory</comment>
        <translation>يُحفظ لمدة %1 س، %2</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>كل الحسابات</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>a number</comment>
        <translation>الأخطاء %1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>القائمة فارغة.</translation>
    </message>
    <message>
        <source>No matching calls.</source>
        <translation>لا استدعاءات مطابقة.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>The call log is paused.</source>
        <translation>سجل الاستدعاءات متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>لا استدعاءات بعد.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Live tail, %1 a minute</source>
        <comment>a number</comment>
        <translation>تتبع مباشر، %1 في الدقيقة</translation>
    </message>
    <message>
        <source>Event copied</source>
        <translation>نُسخ الحدث</translation>
    </message>
    <message>
        <source>Copied as curl, without secrets</source>
        <translation>نُسخ بصيغة curl، دون الأسرار</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>لم يُزل أي استدعاء</numerusform>
            <numerusform>أُزيل استدعاء واحد</numerusform>
            <numerusform>أُزيل استدعاءان</numerusform>
            <numerusform>أُزيلت %Ln استدعاءات</numerusform>
            <numerusform>أُزيل %Ln استدعاءً</numerusform>
            <numerusform>أُزيل %Ln استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the calls</source>
        <translation>تصدير الاستدعاءات</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <comment>a date</comment>
        <translation>الاستدعاءات %1</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>أرشيف HTTP (*.har)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>لم يُحفظ أي استدعاء في %1.</numerusform>
            <numerusform>حُفظ استدعاء واحد في %1.</numerusform>
            <numerusform>حُفظ استدعاءان في %1.</numerusform>
            <numerusform>حُفظت %Ln استدعاءات في %1.</numerusform>
            <numerusform>حُفظ %Ln استدعاءً في %1.</numerusform>
            <numerusform>حُفظ %Ln استدعاء في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>واحد جديد</numerusform>
            <numerusform>اثنان جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message>
        <source>Received</source>
        <translation>وارد</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ناجح</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>كثيرة جدًا</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>بلا رد</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an HTTP status; what it means</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>0 بايت</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%Ln بايتات</numerusform>
            <numerusform>%Ln بايت</numerusform>
            <numerusform>%Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause before it is tried again</source>
        <translation>توقف قبل إعادة المحاولة</translation>
    </message>
    <message>
        <source>The rate limit was reached</source>
        <translation>بُلغ حد الطلبات</translation>
    </message>
    <message>
        <source>The sign-in was renewed</source>
        <translation>جُدّد تسجيل الدخول</translation>
    </message>
    <message>
        <source>Event %1, %2</source>
        <comment>a type; a time</comment>
        <translation>الحدث %1، %2</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, %5</source>
        <comment>a method; a path; a status; a duration; a time</comment>
        <translation>%1 %2، %3، %4، %5</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
        <comment>a call; a page</comment>
        <translation>%1، بطلب من %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>حدث</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>استغرق</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>المتبقي</translation>
    </message>
    <message>
        <source>Requests left of the rate limit</source>
        <translation>الطلبات المتبقية من حد الطلبات</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>بطلب من</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>موقع الويب</translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation>موقع الجمعية الخيرية</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>شعار %1</translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation>تعذّر تحميل شعار %1.</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>لم يُضبط هدف</translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
        <translation>تعذّر فتح الموقع: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 مخفية</translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation>%1 ظاهرة</translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation>%1 عريضة</translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation>%1 ضيقة</translation>
    </message>
    <message>
        <source>Card layout reset</source>
        <translation>أُعيد ضبط تخطيط البطاقات</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1، الموضع %2 من %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>الإعلان التالي</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>حملة خيرية</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation>عمليات استبدال منتظرة</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>أوضاع الدردشة</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>التوقع</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>الاستطلاع</translation>
    </message>
    <message>
        <source>Hype train</source>
        <translation>قطار الحماس</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>الأهداف</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>الدردشة المباشرة</translation>
    </message>
    <message>
        <source>Moderation waiting</source>
        <translation>إشراف منتظر</translation>
    </message>
    <message>
        <source>None scheduled</source>
        <translation>لا شيء مجدول</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation>منتظرة</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>مفتوحة</translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>بلا فئة</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesBar</name>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>To send: %1</source>
        <translation>للإرسال: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation>تغييرات للإرسال</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>لم تُرسل بعد</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>مقارنة…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>%L1 of %L2 fields</source>
        <translation>%L1 من %L2 حقل</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>لا تغييرات لإرسالها</numerusform>
            <numerusform>إرسال تغيير واحد</numerusform>
            <numerusform>إرسال تغييرين</numerusform>
            <numerusform>إرسال %n تغييرات</numerusform>
            <numerusform>إرسال %n تغييرًا</numerusform>
            <numerusform>إرسال %n تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>لم تُحفظ المسودة</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>حُفظت المسودة</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>تغيّر في مكان آخر: %1.</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>أُضيف: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>أُزيل: %1</translation>
    </message>
    <message>
        <source>order changed</source>
        <translation>تغيّر الترتيب</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Not sent: the channel was changed elsewhere. Compare the changes on the Channel page.</source>
        <translation>لم يُرسل: تغيّرت القناة في مكان آخر. قارن التغييرات في صفحة «القناة».</translation>
    </message>
    <message>
        <source>Edit channel</source>
        <translation>تحرير القناة</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Sidestage can view but not change your channel.</source>
        <translation>يمكن لـ Sidestage عرض قناتك دون تغييرها.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>تغيير القناة</translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation>يتطلب تغيير العنوان والفئة والتفاصيل الأخرى إذنًا لإدارة بثك، ولم يُمنح.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>بلا فئة</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>التصنيفات: %1</translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation>غيّرتها أنت %1</translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation>تغيّرت %1 في مكان آخر</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>لا تغييرات غير مرسلة.</numerusform>
            <numerusform>تغيير واحد لم يُرسل بعد.</numerusform>
            <numerusform>تغييران لم يُرسلا بعد.</numerusform>
            <numerusform>%n تغييرات لم تُرسل بعد.</numerusform>
            <numerusform>%n تغييرًا لم يُرسل بعد.</numerusform>
            <numerusform>%n تغيير لم يُرسل بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation>الإعدادات المسبقة، %1 قيد الاستخدام</translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation>لا إعدادات مسبقة بعد</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>إدارة الإعدادات المسبقة…</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>القناة مطابقة بالفعل للإعداد المسبق %1.</translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation>أُضيف %1 إلى تغييراتك غير المرسلة. راجعها وأرسلها معًا.</translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation>لم يُرسل. %1 ما زالت تغييراتك في صفحة «القناة».</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>لا شيء لإرساله: القناة محدَّثة بالفعل.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>أُرسل %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelChooser</name>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>أُضيفت %1.</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>بحث في القنوات</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation>القنوات المعروضة</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>عدم عرض أي منها</translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation>الحساب المستخدم</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>التحقق من دوري</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>إزالة من القائمة</translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation>اسم القناة أو عنوانها</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>إضافة قناة</translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation>حساب القناة الجديدة</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation>يحتاج Sidestage إلى إذن لسرد القنوات التي يشرف عليها %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation>انتهى الدور</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1، %2، الحساب: %3</translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation>الحساب لـ %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 من %2 معروضة</translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation>أدخل اسم قناة أو عنوانها.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCombo</name>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>This account cannot change the channel.</source>
        <translation>لا يمكن لهذا الحساب تغيير القناة.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>يتطلب تغيير القناة الإذن channel:manage:broadcast، ولم يُمنح عند تسجيل دخولك.</translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation>عدد مرات تغيير هذا محدود.</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>المحررون</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>الفئة المفضلة</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>إضافة وسم</translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation>لم يُضف «%1»: استخدم الأحرف والأرقام فقط، بلا مسافات أو رموز.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>لم يُضف «%1»: بلا أحرف.</numerusform>
            <numerusform>لم يُضف «%1»: حرف واحد على الأكثر.</numerusform>
            <numerusform>لم يُضف «%1»: حرفان على الأكثر.</numerusform>
            <numerusform>لم يُضف «%1»: %n أحرف على الأكثر.</numerusform>
            <numerusform>لم يُضف «%1»: %n حرفًا على الأكثر.</numerusform>
            <numerusform>لم يُضف «%1»: %n حرف على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation>الألعاب المصنفة للبالغين تُصنَّف تلقائيًا.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>0 ثوانٍ.</numerusform>
            <numerusform>حتى ثانية واحدة.</numerusform>
            <numerusform>حتى ثانيتين.</numerusform>
            <numerusform>حتى %n ثوانٍ.</numerusform>
            <numerusform>حتى %n ثانية.</numerusform>
            <numerusform>حتى %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>للشركاء فقط تأخير البث.</translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation>للشركاء فقط</translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>للشركاء فقط تأخير بثهم، حتى 0 ثوانٍ.</numerusform>
            <numerusform>للشركاء فقط تأخير بثهم، حتى ثانية واحدة.</numerusform>
            <numerusform>للشركاء فقط تأخير بثهم، حتى ثانيتين.</numerusform>
            <numerusform>للشركاء فقط تأخير بثهم، حتى %n ثوانٍ.</numerusform>
            <numerusform>للشركاء فقط تأخير بثهم، حتى %n ثانية.</numerusform>
            <numerusform>للشركاء فقط تأخير بثهم، حتى %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>المحررون غير معروضين.</translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation>يتطلب عرض المحررين الإذن channel:read:editors.</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>محرر منذ %1</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>لم يُحدَّث. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>لا أحد يمكنه تحرير هذه القناة</numerusform>
            <numerusform>شخص واحد يمكنه تحرير هذه القناة</numerusform>
            <numerusform>شخصان يمكنهما تحرير هذه القناة</numerusform>
            <numerusform>%n أشخاص يمكنهم تحرير هذه القناة</numerusform>
            <numerusform>%n شخصًا يمكنهم تحرير هذه القناة</numerusform>
            <numerusform>%n شخص يمكنهم تحرير هذه القناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>إعادة محاولة تحميل المحررين</translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L1 من %L2. أحرف وأرقام فقط، حتى %L3 لكل منها.</translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation>إزالة من الفئات المفضلة</translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation>إضافة إلى الفئات المفضلة</translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation>اكتب جزءًا من الاسم.</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>الأخيرة: %1</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>لم يُرسل %1. %2 ما زال تغييرك هنا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation>لم يُرسل شيء لأن القناة ربما تغيّرت في هذه الأثناء.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>لم يمنح %1 الإذن لتغيير أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation>لم يمنح %1 الإذن لعرض وضع الدرع.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>لم يمنح %1 الإذن لتغيير وضع الدرع.</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>سُجّل خروج %1.</translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation>قُبل التغيير، لكن للقناة الآن إعدادًا مختلفًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>إرسال التغييرات</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>حفظ كإعداد مسبق…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>المحفوظات</translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation>مقارنة التغييرات…</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>لم تُحفظ المسودة: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>حُفظت المسودة %1</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>لا تغييرات لتجاهلها</numerusform>
            <numerusform>تم تجاهل تغيير واحد</numerusform>
            <numerusform>تم تجاهل تغييرين</numerusform>
            <numerusform>تم تجاهل %n تغييرات</numerusform>
            <numerusform>تم تجاهل %n تغييرًا</numerusform>
            <numerusform>تم تجاهل %n تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>لم يُرسل شيء. %1 ما زالت تغييراتك هنا.</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1 ما زالت تغييراتك هنا ويمكن إرسالها من جديد.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>لا شيء لإرساله: القناة محدَّثة بالفعل.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>أُرسل %1</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>القناة مطابقة بالفعل للإعداد المسبق %1.</translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation>%1 في النموذج. أرسله لتطبيقه.</translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
        <translation>القيم السابقة في النموذج. أرسلها لاستعادتها.</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>حُذف الإعداد المسبق «%1»</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelsDialog</name>
    <message>
        <source>Copy to other channels</source>
        <translation>نسخ إلى قنوات أخرى</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>You do not moderate any other channel.</source>
        <translation>لا تشرف على أي قناة أخرى.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message>
        <source>%1 reached</source>
        <translation>تم بلوغ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New donation</source>
        <translation>تبرع جديد</translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>لا تبرعات جديدة</numerusform>
            <numerusform>تبرع جديد واحد</numerusform>
            <numerusform>تبرعان جديدان</numerusform>
            <numerusform>%n تبرعات جديدة</numerusform>
            <numerusform>%n تبرعًا جديدًا</numerusform>
            <numerusform>%n تبرع جديد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation>حملة خيرية</translation>
    </message>
    <message>
        <source>Open the Charity page</source>
        <translation>فتح صفحة «الحملة الخيرية»</translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation>الحملات الخيرية غير متاحة.</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>الحملات الخيرية</translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation>يتطلب إذنًا لقراءة الحملات الخيرية والتبرعات.</translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation>الحملات الخيرية متاحة للشركاء والمنتسبين فقط.</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>لا حملة جارية.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>لم يُضبط هدف</translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation>الهدف %1</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>تحقق الهدف</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1</source>
        <translation>آخر تبرع: %2 من %1</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>آخر تبرع: %2 من %1، %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation>الحملات الخيرية متاحة للشركاء والمنتسبين فقط.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية الحملات الخيرية.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation>حملة خيرية</translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation>لا حملة جارية. الحملات السابقة في دفتر التبرعات أدناه.</translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation>تصدير دفتر التبرعات…</translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation>ملفات التراكب…</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>الأصوات…</translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation>بحث في التبرعات</translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation>التبرعات ودفترها</translation>
    </message>
    <message>
        <source>Add milestone…</source>
        <translation>إضافة محطة…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation>تعذّر تحميل الحملة. %1</translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation>لا حملة جارية. ابدأ حملة على موقع الخدمة؛ فتظهر هنا تلقائيًا.</translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation>لم يُحفظ دفتر التبرعات: %1</translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation>تصدير دفتر التبرعات</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>التبرعات %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>لم يُحفظ أي تبرع في %1.</numerusform>
            <numerusform>حُفظ تبرع واحد في %1.</numerusform>
            <numerusform>حُفظ تبرعان في %1.</numerusform>
            <numerusform>حُفظت %Ln تبرعات في %1.</numerusform>
            <numerusform>حُفظ %Ln تبرعًا في %1.</numerusform>
            <numerusform>حُفظ %Ln تبرع في %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>Chart type</source>
        <translation>نوع المخطط</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>خطوط</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>أعمدة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation>حفظ المخطط أو قيمه…</translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation>قيم المخطط</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>كل الملحقات</translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation>%1، حسب اليوم</translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation>%1، حسب الأسبوع</translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation>%1، كل 30 يومًا</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>two scales</source>
        <translation>مقياسان</translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation>القيم شديدة التفاوت تستخدم مقياسين منفصلين، يسارًا ويمينًا.</translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation>جارٍ تحميل التقارير المحفوظة…</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>لم يُحدَّد شيء. علّم قيمة لرؤيتها.</translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation>لا تقارير محفوظة، ويحتاج Sidestage إلى إذن لتنزيلها.</translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation>لا تقارير بعد. تُنزَّل مرة في اليوم.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartTableModel</name>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>يوم</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartView</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A figure&apos;s name and its value.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day and its figures.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>المخطط: %1</translation>
    </message>
    <message>
        <source>%1. The left and right arrow keys move by a day; the table shows the same figures.</source>
        <translation>%1. ينقل مفتاحا السهمين الأيسر والأيمن يومًا واحدًا؛ ويعرض الجدول القيم نفسها.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation>لم يُسجَّل الدخول.</translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation>لا توجد قناة باسم «%1».</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
        <translation>لم يعد %1 مشرفًا على هذه القناة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>لا قنوات مقفلة</numerusform>
            <numerusform>قناة واحدة مقفلة</numerusform>
            <numerusform>قناتان مقفلتان</numerusform>
            <numerusform>%n قنوات مقفلة</numerusform>
            <numerusform>%n قناة مقفلة</numerusform>
            <numerusform>%n قناة مقفلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a channel, its title</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>قفل الدردشة أو استعادتها…</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>إعلان في الدردشة</translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation>أقسام الدردشة</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>الأوضاع</translation>
    </message>
    <message>
        <source>People</source>
        <translation>الأشخاص</translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation>الرموز التعبيرية والشارات</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>لا أحرف زائدة.</numerusform>
            <numerusform>حرف واحد زائد. قصّر النص لإرساله؛ وإلا اقتُطعت نهايته.</numerusform>
            <numerusform>حرفان زائدان. قصّر النص لإرساله؛ وإلا اقتُطعت نهايته.</numerusform>
            <numerusform>%Ln أحرف زائدة. قصّر النص لإرساله؛ وإلا اقتُطعت نهايته.</numerusform>
            <numerusform>%Ln حرفًا زائدًا. قصّر النص لإرساله؛ وإلا اقتُطعت نهايته.</numerusform>
            <numerusform>%Ln حرف زائد. قصّر النص لإرساله؛ وإلا اقتُطعت نهايته.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation>عنصر نائب غير معروف {%1}. المتاح: %2.</translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation>{%1} غير متاح في %2 حاليًا.</translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation>طويل جدًا لـ %1 بعد ملء العناصر النائبة. قصّر النص لإرساله.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>أدخل نصًا.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: لا يُعرف إن كان قد أُعلن. %2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: لم يُعلن. %2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>إرسال من جديد</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>الإعلان من جديد في %1</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>قد يُعلن مرتين.</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>للمتابعين فقط</translation>
    </message>
    <message>
        <source>followers only</source>
        <translation>وضع «للمتابعين فقط»</translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation>أدنى مدة متابعة</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>الوضع البطيء</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>الوضع البطيء</translation>
    </message>
    <message>
        <source>between messages</source>
        <translation>بين الرسائل</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>للمشتركين فقط</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>وضع «للمشتركين فقط»</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>رموز تعبيرية فقط</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>وضع «رموز تعبيرية فقط»</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>رسائل بلا تكرار</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>وضع «رسائل بلا تكرار»</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>بلا تكرار</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>تأخير الدردشة</translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation>تأخير الدردشة</translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation>لغير المشرفين</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>صاحب القناة</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>Added by name</source>
        <translation>أُضيفت بالاسم</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation>قبل تغيير</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>إعداد مسبق</translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation>قبل إعداد مسبق</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>الإعداد المسبق «%1»</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation>قبل الاستعادة</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>استعادة «%1»</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>قفل الدردشة</translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation>قبل قفل الدردشة</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>رفع القفل</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>قبل رفع القفل</translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation>وضع مؤقت</translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation>قبل وضع مؤقت</translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation>نهاية وضع مؤقت</translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation>قبل نهاية وضع مؤقت</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>0 أيام</numerusform>
            <numerusform>يوم</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 d %2 h %3 min</source>
        <translation>%1 ي %2 س %3 د</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>0 ساعات</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتان</numerusform>
            <numerusform>%n ساعات</numerusform>
            <numerusform>%n ساعة</numerusform>
            <numerusform>%n ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>0 دقائق</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>من %1 إلى %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 s.</source>
        <translation>من %1 إلى %2 ث.</translation>
    </message>
    <message>
        <source>%1 or %2 s.</source>
        <translation>%1 أو %2 ث.</translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation>أدنى مدة متابعة: من %1 إلى %2.</translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation>رسالة واحدة لكل مشاهد كل %1 إلى %2 ث.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what a mode means, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>0 ثوانٍ</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتان</numerusform>
            <numerusform>%n ثوانٍ</numerusform>
            <numerusform>%n ثانية</numerusform>
            <numerusform>%n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>مفعّل، %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a mode and its value: Slow mode 30 s</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a mode, what it is, what it becomes</comment>
        <translation>%1: %2 ← %3</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>%1 على الأقل.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>%1 على الأكثر.</translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation>ضبطه القفل حتى %1. ثم يعود إلى: %2.</translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation>ضبطه القفل. عند رفعه يعود إلى: %1.</translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation>مؤقت حتى %1. ثم يعود إلى: %2.</translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation>حتى تنهيه. ثم يعود إلى: %1.</translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation>ضبطه القفل</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>حتى %1</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>مؤقت</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>عطّل %1 %2 في %3، %4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>ضبط %1 %2 على %5 في %3، %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>فعّل %1 %2 في %3، %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>فعّل %1 %2 في %3 (%5)، %4</translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation>لم يتغير %1 في %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>لم يتغير أي وضع في %1. %2</numerusform>
            <numerusform>وضع واحد لم يتغير في %1. %2</numerusform>
            <numerusform>وضعان لم يتغيرا في %1. %2</numerusform>
            <numerusform>%n أوضاع لم تتغير في %1. %2</numerusform>
            <numerusform>%n وضعًا لم يتغير في %1. %2</numerusform>
            <numerusform>%n وضع لم يتغير في %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Channel</source>
        <comment>the colour of the channel itself</comment>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>بنفسجي</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWriter</name>
    <message>
        <source>Do not reply</source>
        <translation>إلغاء الرد</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>الكتابة إلى</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>كتابة رسالة</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a channel</comment>
        <translation>إلى %1</translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>رد على %1: %2</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>لم تُحفظ المسودة: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the length of a text; the longest length</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to write in chat.</source>
        <translation>يحتاج Sidestage إلى إذن للكتابة في الدردشة.</translation>
    </message>
    <message>
        <source>No channel is chosen.</source>
        <translation>لم تُختر قناة.</translation>
    </message>
    <message>
        <source>The last message is being sent.</source>
        <translation>جارٍ إرسال الرسالة الأخيرة.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>اكتب رسالة أولًا.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>500 حرف على الأكثر.</translation>
    </message>
    <message>
        <source>It is not known whether the message was sent. %1</source>
        <translation>لا يُعرف إن كانت الرسالة قد أُرسلت. %1</translation>
    </message>
    <message>
        <source>The message was not sent. %1</source>
        <translation>لم تُرسل الرسالة. %1</translation>
    </message>
    <message>
        <source>The chat has dropped it.</source>
        <translation>أسقطتها الدردشة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatterModel</name>
    <message>
        <source>Broadcaster</source>
        <translation>صاحب القناة</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>هنا منذ</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>قبل %1</translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation>هنا منذ %1</translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation>هنا منذ ما قبل %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CheckList</name>
    <message>
        <source>The service is fine.</source>
        <translation>الخدمة بخير.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation>«%1» موجود في القائمة بالفعل.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>لا وسوم مسموحة. أزل وسمًا لإضافة «%1».</numerusform>
            <numerusform>وسم واحد على الأكثر. أزله لإضافة «%1».</numerusform>
            <numerusform>وسمان على الأكثر. أزل أحدهما لإضافة «%1».</numerusform>
            <numerusform>%n وسوم على الأكثر. أزل أحدها لإضافة «%1».</numerusform>
            <numerusform>%n وسمًا على الأكثر. أزل أحدها لإضافة «%1».</numerusform>
            <numerusform>%n وسم على الأكثر. أزل أحدها لإضافة «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>أُزيل %1</translation>
    </message>
    <message>
        <source>%1, press Delete to remove</source>
        <translation>%1، اضغط Delete للإزالة</translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation>%1، جديد، اضغط Delete للإزالة</translation>
    </message>
    <message>
        <source>Contains %1.</source>
        <translation>يحتوي على %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChoiceBars</name>
    <message>
        <source>%1 %</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فاز</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a choice, its votes, its share</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1، فاز</translation>
    </message>
</context>
<context>
    <name>Sidestage::Client</name>
    <message>
        <source>Only an extension can send this request, with a token that it has signed itself. Nothing was sent.</source>
        <translation>وحده الملحق يمكنه إرسال هذا الطلب، برمز مميز وقّعه بنفسه. لم يُرسل شيء.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message>
        <source>Could not open a browser. The link is %1</source>
        <translation>تعذّر فتح متصفح. الرابط هو %1</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>المقاطع</translation>
    </message>
    <message>
        <source>No permission to make clips.</source>
        <translation>لا إذن لإنشاء المقاطع.</translation>
    </message>
    <message>
        <source>No clips of this stream yet.</source>
        <translation>لا مقاطع من هذا البث بعد.</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>كل المقاطع</translation>
    </message>
    <message>
        <source>Without permission to make clips, Sidestage only shows those of others.</source>
        <translation>بلا إذن لإنشاء المقاطع، يعرض Sidestage مقاطع الآخرين فقط.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>لا شيء من هذا البث</numerusform>
            <numerusform>واحد من هذا البث</numerusform>
            <numerusform>اثنان من هذا البث</numerusform>
            <numerusform>%Ln من هذا البث</numerusform>
            <numerusform>%Ln من هذا البث</numerusform>
            <numerusform>%Ln من هذا البث</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا شيء آخر</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>who made a clip; number of views</comment>
        <translation>بواسطة %1 · %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>حسابك</translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>بلا مشاهدات</numerusform>
            <numerusform>مشاهدة واحدة</numerusform>
            <numerusform>مشاهدتان</numerusform>
            <numerusform>%Ln مشاهدات</numerusform>
            <numerusform>%Ln مشاهدة</numerusform>
            <numerusform>%Ln مشاهدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>إجراءات %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>New clip</source>
        <translation>مقطع جديد</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>asked %1, up to %2</source>
        <comment>4 s ago; 15 s</comment>
        <translation>طُلب %1، حتى %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsView</name>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>By</source>
        <translation>بواسطة</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>المشاهدات</translation>
    </message>
    <message>
        <source>Clips of the channel</source>
        <translation>مقاطع القناة</translation>
    </message>
    <message>
        <source>The channel has no clips yet.</source>
        <translation>لا مقاطع لدى القناة بعد.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CodeLabel</name>
    <message>
        <source>Code: %1</source>
        <translation>الرمز: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CollectionFrame</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>هذا الاسم مستخدم بالفعل.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>تم الحفظ.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>حُذف «%1».</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (نسخة)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Announcement colour</source>
        <translation>لون إعلان الدردشة</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation>اختيار لون</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>لون آخر…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
        <translation>لا نتيجة مطابقة.</translation>
    </message>
    <message>
        <source>Change key…</source>
        <translation>تغيير المفتاح…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>المجتمع</translation>
    </message>
    <message>
        <source>Community section</source>
        <translation>قسم المجتمع</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>المتابعات</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>في الدردشة</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>المشتركون</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>المحجوبون</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>الملحق</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityTexts</name>
    <message>
        <source>d MMM</source>
        <comment>A day of this year, as QLocale writes dates</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>A day of another year, as QLocale writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows connection details</source>
        <translation>يعرض تفاصيل الاتصال</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>إعادة المحاولة الآن</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>لم يسجّل أحد الدخول.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>إعادة المحاولة الآن</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation>بلا تسجيل دخول</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>سُجّل الخروج</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Partly unavailable</source>
        <translation>غير متاح جزئيًا</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>متصل</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Next attempt in %1</source>
        <translation>المحاولة التالية خلال %1</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>جارٍ إعادة الاتصال…</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>الأحداث المباشرة</translation>
    </message>
    <message>
        <source>API budget</source>
        <translation>رصيد API</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation>الطلبات التي يمكن لهذا الحساب إرسالها قبل أن يضطر إلى الانتظار.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>تعذّر الوصول إلى سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>تعذّرت قراءة بيانات دخولك من سلسلة المفاتيح. أعد المحاولة وافتح قفل سلسلة المفاتيح، أو سجّل الدخول من جديد؛ لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation>لم يعد صالحًا</translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation>لم يعد تسجيل الدخول هذا صالحًا. سجّل الدخول من جديد للمتابعة. لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>لم يُجدَّد</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>يُجدَّد الرمز المميز خلال</translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation>ينتهي تسجيل الدخول خلال</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز المميز</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>نشط</translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation>عند الطلب التالي</translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation>قرارات غير مرسلة</translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation>محفوظة على القرص. تُرسل عند انتهاء مهلة التراجع أو عودة الاتصال.</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>كل شيء على ما يرام</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>إعادة الاتصال</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>لا مشكلات</numerusform>
            <numerusform>مشكلة واحدة</numerusform>
            <numerusform>مشكلتان</numerusform>
            <numerusform>%n مشكلات</numerusform>
            <numerusform>%n مشكلة</numerusform>
            <numerusform>%n مشكلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionTexts</name>
    <message>
        <source>Service: %1</source>
        <translation>الخدمة: %1</translation>
    </message>
    <message>
        <source>Last response: %1</source>
        <translation>آخر رد: %1</translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation>فشلت آخر محاولة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>لا محاولات منذ ذلك الحين</numerusform>
            <numerusform>محاولة واحدة منذ ذلك الحين</numerusform>
            <numerusform>محاولتان منذ ذلك الحين</numerusform>
            <numerusform>%n محاولات منذ ذلك الحين</numerusform>
            <numerusform>%n محاولة منذ ذلك الحين</numerusform>
            <numerusform>%n محاولة منذ ذلك الحين</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation>رصيد API: بقي %1 من %2</translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation>بُلغ حد الطلبات. تنتظر الاستدعاءات حتى تقبلها الخدمة من جديد.</translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation>إجراءات المشرفين</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>أوضاع الدردشة</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>وضع الدرع</translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation>التنويهات</translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation>الدردشات المشتركة</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>عمليات الاستبدال</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>المكافآت</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>التبرعات</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>الغارات</translation>
    </message>
    <message>
        <source>Title and category</source>
        <translation>العنوان والفئة</translation>
    </message>
    <message>
        <source>Stream start and end</source>
        <translation>بداية البث ونهايته</translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1: لا أحداث مباشرة، يُفحص دوريًا.</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1 في قناة %2: لا أحداث مباشرة، يُفحص دوريًا.</translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation>أنهت الخدمة الاشتراك: «%1»</translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation>آخر رسالة من الخدمة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>لا اشتراكات</numerusform>
            <numerusform>اشتراك واحد</numerusform>
            <numerusform>اشتراكان</numerusform>
            <numerusform>%n اشتراكات</numerusform>
            <numerusform>%n اشتراكًا</numerusform>
            <numerusform>%n اشتراك</numerusform>
        </translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation>لا أحداث مباشرة: استعلام كل %1 ث</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>الأحداث المباشرة: بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation>الأحداث المباشرة: تتعذّر قراءة بيانات الدخول من سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>الأحداث المباشرة: سُجّل الخروج</translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation>الأحداث المباشرة: لا اشتراك بعد</translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation>الأحداث المباشرة: جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>الأحداث المباشرة: جارٍ الاشتراك…</translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation>الأحداث المباشرة متصلة</translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>الأحداث المباشرة متصلة، بلا رفض</numerusform>
            <numerusform>الأحداث المباشرة متصلة، رُفض واحد</numerusform>
            <numerusform>الأحداث المباشرة متصلة، رُفض اثنان</numerusform>
            <numerusform>الأحداث المباشرة متصلة، رُفض %n</numerusform>
            <numerusform>الأحداث المباشرة متصلة، رُفض %n</numerusform>
            <numerusform>الأحداث المباشرة متصلة، رُفض %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation>تُكتشف التغييرات الفائتة خلال %1.</translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation>الأحداث المباشرة: إعادة الاتصال، المحاولة التالية في %1</translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>الأحداث المباشرة: جارٍ إعادة الاتصال…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation>تتعذّر قراءة بيانات الدخول من سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation>متصل · حُدّث %1</translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
        <translation>إعادة الاتصال، المحاولة %1</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>غير متصل منذ %1</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>سُجّل الخروج</translation>
    </message>
</context>
<context>
    <name>Sidestage::DataCard</name>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Could not open a file manager.</source>
        <translation>تعذّر فتح مدير ملفات.</translation>
    </message>
    <message>
        <source>Accounts, drafts, presets, library</source>
        <translation>الحسابات والمسودات والإعدادات المسبقة والمكتبة</translation>
    </message>
    <message>
        <source>Archive, ledger, reports, pending requests</source>
        <translation>الأرشيف ودفتر التبرعات والتقارير والطلبات المعلقة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Can be loaded again.</source>
        <translation>يمكن تحميلها من جديد.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Replaced by the last restore</source>
        <translation>استبدلته آخر استعادة</translation>
    </message>
    <message>
        <source>Back up everything to one file</source>
        <translation>نسخ كل شيء احتياطيًا إلى ملف واحد</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>نسخ احتياطي…</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>استعادة نسخة احتياطية</translation>
    </message>
    <message>
        <source>Replaces all present data, which is kept aside. Sidestage starts again.</source>
        <translation>تحل محل كل البيانات الحالية التي تُحفظ جانبًا. يبدأ Sidestage من جديد.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Delete all data</source>
        <translation>حذف كل البيانات</translation>
    </message>
    <message>
        <source>Signs out everywhere and removes everything that Sidestage has stored on this computer.</source>
        <translation>يسجّل الخروج من كل مكان ويزيل كل ما خزّنه Sidestage على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Delete all data…</source>
        <translation>حذف كل البيانات…</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>نسخ كل شيء احتياطيًا</translation>
    </message>
    <message>
        <source>Back-ups of Sidestage (*.sidestage)</source>
        <translation>نسخ Sidestage الاحتياطية (*.sidestage)</translation>
    </message>
    <message>
        <source>Everything is in %1. Keep it where only you can read it.</source>
        <translation>كل شيء في %1. احفظه حيث لا يمكن لأحد غيرك قراءته.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>جارٍ فحص %1…</translation>
    </message>
    <message>
        <source>Nothing was restored. %1</source>
        <translation>لم يُستعد شيء. %1</translation>
    </message>
    <message>
        <source>Replace all present data?</source>
        <translation>استبدال كل البيانات الحالية؟</translation>
    </message>
    <message>
        <source>The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage then starts again; you may have to sign in again.</source>
        <translation>النسخة الاحتياطية بتاريخ %1، كتبها Sidestage %2، %3. تُنقل البيانات الحالية إلى %4. ثم يبدأ Sidestage من جديد؛ قد تحتاج إلى تسجيل الدخول مرة أخرى.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>استعادة وإعادة تشغيل</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>جارٍ فك الحزم…</translation>
    </message>
    <message>
        <source>Delete everything that Sidestage has stored?</source>
        <translation>حذف كل ما خزّنه Sidestage؟</translation>
    </message>
    <message>
        <source>%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and settings. Pending decisions are not sent. This cannot be undone; a back-up can bring it back.</source>
        <translation>%1: الحسابات والمسودات والإعدادات المسبقة ومكتبة المكافآت والأرشيف ودفتر التبرعات والتقارير والإعدادات. لا تُرسل القرارات المعلقة. لا يمكن التراجع عن هذا؛ يمكن لنسخة احتياطية أن تعيدها.</translation>
    </message>
    <message>
        <source>Delete and restart</source>
        <translation>حذف وإعادة تشغيل</translation>
    </message>
    <message>
        <source>All accounts are signed out, but nothing else was deleted. %1</source>
        <translation>سُجّل خروج جميع الحسابات، لكن لم يُحذف أي شيء آخر. %1</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>جارٍ تسجيل الخروج…</translation>
    </message>
    <message>
        <source>All databases and settings, also while Sidestage is running. Not part of it are the world of the sandbox, and sign-ins and client secrets, which stay in the system’s keychain.</source>
        <translation>كل قواعد البيانات والإعدادات، حتى أثناء عمل Sidestage. ولا تشمل عالم البيئة التجريبية، ولا تسجيلات الدخول وأسرار العميل التي تبقى في سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>Pending decisions are not sent.</source>
        <translation>لا تُرسل القرارات المعلقة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Database</name>
    <message>
        <source>%1 is damaged.</source>
        <translation>الملف %1 تالف.</translation>
    </message>
    <message>
        <source>%1 was written by another version of Sidestage.</source>
        <translation>كتب إصدار آخر من Sidestage الملف %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionJobs</name>
    <message>
        <source>Waiting again</source>
        <translation>منتظرة من جديد</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>لم يُرسل شيء نهائيًا. الأخرى (%1) ستعود إلى الانتظار.</numerusform>
            <numerusform>أُرسل واحد وهو نهائي. الأخرى (%1) ستعود إلى الانتظار.</numerusform>
            <numerusform>أُرسل اثنان وهما نهائيان. الأخرى (%1) ستعود إلى الانتظار.</numerusform>
            <numerusform>أُرسلت %Ln وهي نهائية. الأخرى (%1) ستعود إلى الانتظار.</numerusform>
            <numerusform>أُرسل %Ln وهي نهائية. الأخرى (%1) ستعود إلى الانتظار.</numerusform>
            <numerusform>أُرسل %Ln وهي نهائية. الأخرى (%1) ستعود إلى الانتظار.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” of %2 was not fulfilled.</source>
        <comment>a reward; a viewer</comment>
        <translation>لم تُنفَّذ «%1» لـ%2.</translation>
    </message>
    <message>
        <source>“%1” of %2 was not refunded.</source>
        <comment>a reward; a viewer</comment>
        <translation>لم تُرد نقاط «%1» لـ%2.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionService</name>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation>رفضت الخدمة القرار دون ذكر سبب.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>جارٍ التحقق</translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>حذف «%1»؟</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>حذف 0 مكافآت؟</numerusform>
            <numerusform>حذف مكافأة واحدة؟</numerusform>
            <numerusform>حذف مكافأتين؟</numerusform>
            <numerusform>حذف %Ln مكافآت؟</numerusform>
            <numerusform>حذف %Ln مكافأة؟</numerusform>
            <numerusform>حذف %Ln مكافأة؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>لا عمليات استبدال منتظرة (%1).</numerusform>
            <numerusform>عملية استبدال واحدة منتظرة (%1).</numerusform>
            <numerusform>عمليتا استبدال منتظرتان (%1).</numerusform>
            <numerusform>%Ln عمليات استبدال منتظرة (%1).</numerusform>
            <numerusform>%Ln عملية استبدال منتظرة (%1).</numerusform>
            <numerusform>%Ln عملية استبدال منتظرة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation>حذف المكافأة ينفّذ عمليات استبدالها المنتظرة: لا تُرد أي نقاط، ولا يمكن التراجع عن ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>رد نقاط 0 أولًا</numerusform>
            <numerusform>رد نقاط واحدة أولًا</numerusform>
            <numerusform>رد نقاط اثنتين أولًا</numerusform>
            <numerusform>رد نقاط %Ln أولًا</numerusform>
            <numerusform>رد نقاط %Ln أولًا</numerusform>
            <numerusform>رد نقاط %Ln أولًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>تنفيذ 0 أولًا</numerusform>
            <numerusform>تنفيذ واحدة أولًا</numerusform>
            <numerusform>تنفيذ اثنتين أولًا</numerusform>
            <numerusform>تنفيذ %Ln أولًا</numerusform>
            <numerusform>تنفيذ %Ln أولًا</numerusform>
            <numerusform>تنفيذ %Ln أولًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause instead</source>
        <translation>إيقاف مؤقت بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation>لا يعود بإمكان المشاهدين استبدال مكافأة محذوفة. إذا أبقيتها في المكتبة، يمكنك إنشاؤها من جديد.</translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation>إبقاؤها في المكتبة</translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation>إبقاؤها في المكتبة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message numerus="yes">
        <source>Pause %Ln</source>
        <translation>
            <numerusform>إيقاف 0 مؤقتًا</numerusform>
            <numerusform>إيقاف واحدة مؤقتًا</numerusform>
            <numerusform>إيقاف اثنتين مؤقتًا</numerusform>
            <numerusform>إيقاف %Ln مؤقتًا</numerusform>
            <numerusform>إيقاف %Ln مؤقتًا</numerusform>
            <numerusform>إيقاف %Ln مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln and delete</source>
        <translation>
            <numerusform>رد نقاط 0 والحذف</numerusform>
            <numerusform>رد نقاط واحدة والحذف</numerusform>
            <numerusform>رد نقاط اثنتين والحذف</numerusform>
            <numerusform>رد نقاط %Ln والحذف</numerusform>
            <numerusform>رد نقاط %Ln والحذف</numerusform>
            <numerusform>رد نقاط %Ln والحذف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>تنفيذ 0 والحذف</numerusform>
            <numerusform>تنفيذ واحدة والحذف</numerusform>
            <numerusform>تنفيذ اثنتين والحذف</numerusform>
            <numerusform>تنفيذ %Ln والحذف</numerusform>
            <numerusform>تنفيذ %Ln والحذف</numerusform>
            <numerusform>تنفيذ %Ln والحذف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>حذف 0</numerusform>
            <numerusform>حذف واحدة</numerusform>
            <numerusform>حذف اثنتين</numerusform>
            <numerusform>حذف %Ln</numerusform>
            <numerusform>حذف %Ln</numerusform>
            <numerusform>حذف %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DescriptionCard</name>
    <message>
        <source>About the channel</source>
        <translation>عن القناة</translation>
    </message>
    <message>
        <source>Send description</source>
        <translation>إرسال الوصف</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Discard the change of the description</source>
        <translation>تجاهل تغيير الوصف</translation>
    </message>
    <message>
        <source>Sign in again to see the description.</source>
        <translation>سجّل الدخول من جديد لرؤية الوصف.</translation>
    </message>
    <message>
        <source>No permission to change the description.</source>
        <translation>لا إذن لتغيير الوصف.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>Changing the description requires the permission user:edit, which was not granted when you signed in.</source>
        <translation>يتطلب تغيير الوصف الإذن user:edit، ولم يُمنح عند تسجيل دخولك.</translation>
    </message>
    <message>
        <source>Description sent</source>
        <translation>أُرسل الوصف</translation>
    </message>
    <message>
        <source>It is not known whether the description was changed. %1 Yours is still here.</source>
        <translation>لا يُعرف إن كان الوصف قد تغيّر. %1 ما زال وصفك هنا.</translation>
    </message>
    <message>
        <source>Description not sent. %1 Yours is still here.</source>
        <translation>لم يُرسل الوصف. %1 ما زال وصفك هنا.</translation>
    </message>
    <message>
        <source>Discarded the change of the description</source>
        <translation>تم تجاهل تغيير الوصف</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: “%1”</source>
        <translation>تغيّر في مكان آخر في هذه الأثناء: «%1»</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>لم تُحفظ المسودة: %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the description.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير الوصف.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DesktopPresence</name>
    <message>
        <source>Snooze the next ad</source>
        <translation>تأجيل الإعلان التالي</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>تعليم هذه اللحظة</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>تنفيذ أقدم استبدال منتظر</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>رد نقاط أقدم استبدال منتظر</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>قفل الدردشة دون سؤال</translation>
    </message>
    <message>
        <source>Show Sidestage</source>
        <translation>إظهار Sidestage</translation>
    </message>
    <message>
        <source>Use global shortcuts</source>
        <translation>استخدام الاختصارات العامة</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>لم يُنفَّذ</translation>
    </message>
    <message>
        <source>Sidestage keeps running</source>
        <translation>يواصل Sidestage العمل</translation>
    </message>
    <message>
        <source>Its icon in the tray shows the window again. To quit, use the menu of the icon. Settings decide what closing the window does.</source>
        <translation>تُظهر أيقونته في علبة النظام النافذة من جديد. للخروج استخدم قائمة الأيقونة. تحدد الإعدادات ما يفعله إغلاق النافذة.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. Choose their keys in the settings of your desktop.</source>
        <translation>الاختصارات العامة مفعّلة. اختر مفاتيحها في إعدادات سطح المكتب.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. %1</source>
        <translation>الاختصارات العامة مفعّلة. %1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>تطبيقات أخرى</translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for your approval</source>
        <translation>بانتظار موافقتك</translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation>أدخل هذا الرمز على جهاز آخر</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>نسخ الرمز</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>فتح الصفحة</translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation>تُفتح في متصفح هذا الحاسوب</translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation>تعذّر فتح المتصفح. أدخل العنوان فيه بنفسك.</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation>افتح %1 حيث سجّلت الدخول من قبل، وأدخل:</translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation>لم يعد هذا الرمز صالحًا. إذا رفضت الوصول، فاحصل على رمز جديد.</translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation>الفحص التالي خلال %1</translation>
    </message>
    <message>
        <source>checking now</source>
        <translation>جارٍ الفحص الآن</translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation>فُحص %1، %2.</translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
        <translation>يفحص كل بضع ثوانٍ إن كنت قد وافقت.</translation>
    </message>
    <message>
        <source>This code has ended</source>
        <translation>انتهى هذا الرمز</translation>
    </message>
    <message>
        <source>The code is not valid any more.</source>
        <translation>لم يعد الرمز صالحًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Diagnostics</name>
    <message>
        <source>Report for developers</source>
        <translation>تقرير للمطورين</translation>
    </message>
    <message>
        <source>Read the report before you pass it on.</source>
        <translation>اقرأ التقرير قبل أن تمرره.</translation>
    </message>
    <message>
        <source>It says which versions and settings you use, which permissions were granted, and what Sidestage has logged. Tokens, passwords and stream keys are left out. Sidestage sends it nowhere. You can change the text before you save it.</source>
        <translation>يذكر الإصدارات والإعدادات التي تستخدمها، والأذونات الممنوحة، وما سجّله Sidestage. لا يتضمن الرموز المميزة وكلمات المرور ومفاتيح البث. لا يرسله Sidestage إلى أي مكان. يمكنك تغيير النص قبل حفظه.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>حفظ تقرير…</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. That run began at %1. A report for developers can help to find the cause.</source>
        <translation>لم يُغلق Sidestage على نحو سليم في المرة السابقة. بدأ ذلك التشغيل في %1. قد يساعد تقرير للمطورين في معرفة السبب.</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. A report for developers can help to find the cause.</source>
        <translation>لم يُغلق Sidestage على نحو سليم في المرة السابقة. قد يساعد تقرير للمطورين في معرفة السبب.</translation>
    </message>
    <message>
        <source>Read the report…</source>
        <translation>قراءة التقرير…</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>أُضيف: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>أُزيل: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message>
        <source>Snoozing the next ad by 5 minutes.</source>
        <translation>جارٍ تأجيل الإعلان التالي 5 دقائق.</translation>
    </message>
    <message>
        <source>The length of an ad is a number of seconds from %1 to %2.</source>
        <translation>طول الإعلان عدد ثوانٍ من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Running an ad of %1.</source>
        <translation>جارٍ عرض إعلان مدته %1.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>الملاحظة بلا أحرف.</numerusform>
            <numerusform>الملاحظة حرف واحد على الأكثر.</numerusform>
            <numerusform>الملاحظة حرفان على الأكثر.</numerusform>
            <numerusform>الملاحظة %n أحرف على الأكثر.</numerusform>
            <numerusform>الملاحظة %n حرفًا على الأكثر.</numerusform>
            <numerusform>الملاحظة %n حرف على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking this moment.</source>
        <translation>جارٍ تعليم هذه اللحظة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>يحتاج Sidestage إلى إذن للبت في عمليات الاستبدال.</translation>
    </message>
    <message>
        <source>No redemption is waiting.</source>
        <translation>لا استبدال منتظر.</translation>
    </message>
    <message>
        <source>No redemption of “%1” is waiting.</source>
        <translation>لا استبدال منتظر لـ «%1».</translation>
    </message>
    <message>
        <source>Fulfilling “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>جارٍ تنفيذ «%1» من %2.</translation>
    </message>
    <message>
        <source>Refunding “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>جارٍ رد نقاط «%1» من %2.</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>يُرسل فورًا.</numerusform>
            <numerusform>يُرسل خلال ثانية واحدة. يمكن التراجع عنه حتى ذلك الحين.</numerusform>
            <numerusform>يُرسل خلال ثانيتين. يمكن التراجع عنه حتى ذلك الحين.</numerusform>
            <numerusform>يُرسل خلال %n ثوانٍ. يمكن التراجع عنه حتى ذلك الحين.</numerusform>
            <numerusform>يُرسل خلال %n ثانية. يمكن التراجع عنه حتى ذلك الحين.</numerusform>
            <numerusform>يُرسل خلال %n ثانية. يمكن التراجع عنه حتى ذلك الحين.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no announcement template “%1”.</source>
        <translation>لا يوجد قالب إعلان دردشة باسم «%1».</translation>
    </message>
    <message>
        <source>%1 is not among the channels of the page Chat.</source>
        <translation>ليست %1 بين قنوات صفحة «الدردشة».</translation>
    </message>
    <message>
        <source>No signed-in account may announce in %1.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه الإعلان في %1.</translation>
    </message>
    <message>
        <source>Announcing “%1” in %2.</source>
        <translation>جارٍ إعلان «%1» في %2.</translation>
    </message>
    <message>
        <source>The only argument of this action is “now”.</source>
        <translation>الوسيط الوحيد لهذا الإجراء هو «now».</translation>
    </message>
    <message>
        <source>Chat is locked down already.</source>
        <translation>الدردشة مقفلة بالفعل.</translation>
    </message>
    <message>
        <source>No preset for lockdowns is set. Set one on the page Chat.</source>
        <translation>لم يُضبط إعداد مسبق لقفل الدردشة. اضبط واحدًا في صفحة «الدردشة».</translation>
    </message>
    <message>
        <source>The page Chat shows no channel.</source>
        <translation>لا تعرض صفحة «الدردشة» أي قناة.</translation>
    </message>
    <message>
        <source>The lockdown could not be saved to disk, so it was not started.</source>
        <translation>تعذّر حفظ القفل على القرص، فلم يبدأ.</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>لا قنوات لقفلها.</numerusform>
            <numerusform>جارٍ قفل قناة واحدة.</numerusform>
            <numerusform>جارٍ قفل قناتين.</numerusform>
            <numerusform>جارٍ قفل %n قنوات.</numerusform>
            <numerusform>جارٍ قفل %n قناة.</numerusform>
            <numerusform>جارٍ قفل %n قناة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>تأجيل الإعلان التالي</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>عرض إعلان</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>تعليم هذه اللحظة</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>تنفيذ أقدم استبدال منتظر</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>رد نقاط أقدم استبدال منتظر</translation>
    </message>
    <message>
        <source>Announce a template in chat</source>
        <translation>إعلان قالب في الدردشة</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>قفل الدردشة دون سؤال</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>حساب محذوف</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation>%1 وأكثر</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>التبرعات</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>أقدم</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1، %2 في 0 تبرعات</numerusform>
            <numerusform>%1، %2 في تبرع واحد</numerusform>
            <numerusform>%1، %2 في تبرعين</numerusform>
            <numerusform>%1، %2 في %n تبرعات</numerusform>
            <numerusform>%1، %2 في %n تبرعًا</numerusform>
            <numerusform>%1، %2 في %n تبرع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>viewer, amount, time</comment>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationsCard</name>
    <message>
        <source>Donations</source>
        <translation>التبرعات</translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation>بحث في التبرعات حسب المشاهد أو المبلغ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Sort donations</source>
        <translation>ترتيب التبرعات</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>الأكبر</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>حسب المشاهد</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>الأكبر أولًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>لا مشاهدين</numerusform>
            <numerusform>مشاهد واحد</numerusform>
            <numerusform>مشاهدان</numerusform>
            <numerusform>%Ln مشاهدين</numerusform>
            <numerusform>%Ln مشاهدًا</numerusform>
            <numerusform>%Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, order</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source> · loading…</source>
        <translation> · جارٍ التحميل…</translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation>لا تبرع مطابق لـ «%1».</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation>لا تبرعات بعد. تظهر هنا فور ورودها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>واحد جديد</numerusform>
            <numerusform>اثنان جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>تغيّر في مكان آخر</translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation>تغيّرت القناة في مكان آخر أثناء تحريرك لها</translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation>اختر القيمة المستخدمة لكل حقل. لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation>قبل تعديلاتك</translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation>القيمة الحالية (شوهدت %1)</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>قيمتك</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>غيّرته أنت فقط: %1.</translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation>استخدام القيم الحالية</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التحرير</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>القيمة الحالية</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>قيمتك</translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>إرسال قيمي (0)</numerusform>
            <numerusform>إرسال قيمي (1)</numerusform>
            <numerusform>إرسال قيمي (2)</numerusform>
            <numerusform>إرسال قيمي (%n)</numerusform>
            <numerusform>إرسال قيمي (%n)</numerusform>
            <numerusform>إرسال قيمي (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation>ستُكتب قيمك فوق %1، ويحتفظ %2 بالقيمة الحالية.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>لا حقول</numerusform>
            <numerusform>حقل واحد</numerusform>
            <numerusform>حقلان</numerusform>
            <numerusform>%n حقول</numerusform>
            <numerusform>%n حقلًا</numerusform>
            <numerusform>%n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Drive</name>
    <message>
        <source>Act at once, without a dialog:</source>
        <translation>تُنفَّذ فورًا، بلا مربع حوار:</translation>
    </message>
    <message>
        <source>Open their page and act there, on what is selected:</source>
        <translation>تفتح صفحتها وتُنفَّذ هناك على المحدد:</translation>
    </message>
    <message>
        <source>Open a page or a dialog:</source>
        <translation>تفتح صفحة أو مربع حوار:</translation>
    </message>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>مباشر، بلا مشاهدين</numerusform>
            <numerusform>مباشر، مشاهد واحد</numerusform>
            <numerusform>مباشر، مشاهدان</numerusform>
            <numerusform>مباشر، %n مشاهدين</numerusform>
            <numerusform>مباشر، %n مشاهدًا</numerusform>
            <numerusform>مباشر، %n مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>offline</source>
        <comment>a channel</comment>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>ad running, %1 left</source>
        <translation>إعلان جارٍ، بقي %1</translation>
    </message>
    <message>
        <source>next ad in %1</source>
        <translation>الإعلان التالي خلال %1</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>لم يبقَ تأجيل</numerusform>
            <numerusform>بقي تأجيل واحد</numerusform>
            <numerusform>بقي تأجيلان</numerusform>
            <numerusform>بقيت %n تأجيلات</numerusform>
            <numerusform>بقي %n تأجيلًا</numerusform>
            <numerusform>بقي %n تأجيل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>لا عمليات استبدال منتظرة</numerusform>
            <numerusform>عملية استبدال واحدة منتظرة</numerusform>
            <numerusform>عمليتا استبدال منتظرتان</numerusform>
            <numerusform>%n عمليات استبدال منتظرة</numerusform>
            <numerusform>%n عملية استبدال منتظرة</numerusform>
            <numerusform>%n عملية استبدال منتظرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>لا شيء منتظر في الإشراف</numerusform>
            <numerusform>واحد منتظر في الإشراف</numerusform>
            <numerusform>اثنان منتظران في الإشراف</numerusform>
            <numerusform>%n منتظرة في الإشراف</numerusform>
            <numerusform>%n منتظرًا في الإشراف</numerusform>
            <numerusform>%n منتظر في الإشراف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>لا قرارات غير مرسلة</numerusform>
            <numerusform>قرار واحد لم يُرسل بعد</numerusform>
            <numerusform>قراران لم يُرسلا بعد</numerusform>
            <numerusform>%n قرارات لم تُرسل بعد</numerusform>
            <numerusform>%n قرارًا لم يُرسل بعد</numerusform>
            <numerusform>%n قرار لم يُرسل بعد</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean: %1?</source>
        <translation>هل تقصد: %1؟</translation>
    </message>
    <message>
        <source>The arguments are too long.</source>
        <translation>الوسائط طويلة جدًا.</translation>
    </message>
    <message>
        <source>Sidestage is not running in this data folder.</source>
        <translation>لا يعمل Sidestage في مجلد البيانات هذا.</translation>
    </message>
    <message>
        <source>Sidestage is running, but does not answer.</source>
        <translation>Sidestage يعمل، لكنه لا يستجيب.</translation>
    </message>
    <message>
        <source>Sidestage has ended.</source>
        <translation>انتهى Sidestage.</translation>
    </message>
    <message>
        <source>The answer of Sidestage could not be read. Are its versions the same?</source>
        <translation>تعذّرت قراءة رد Sidestage. هل الإصداران متطابقان؟</translation>
    </message>
    <message>
        <source>Tells the running Sidestage what to do, or asks for the state of the channel.</source>
        <translation>يخبر Sidestage الجاري تشغيله بما يفعله، أو يسأل عن حالة القناة.</translation>
    </message>
    <message>
        <source>Do an action; --list shows all.</source>
        <translation>تنفيذ إجراء؛ يعرض ‎--list جميع الإجراءات.</translation>
    </message>
    <message>
        <source>Print the state of the channel.</source>
        <translation>طباعة حالة القناة.</translation>
    </message>
    <message>
        <source>Of this service.</source>
        <translation>لهذه الخدمة.</translation>
    </message>
    <message>
        <source>For this account.</source>
        <translation>لهذا الحساب.</translation>
    </message>
    <message>
        <source>Ask the Sidestage that uses this folder.</source>
        <translation>سؤال Sidestage الذي يستخدم هذا المجلد.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>طباعة JSON.</translation>
    </message>
    <message>
        <source>List all actions.</source>
        <translation>سرد كل الإجراءات.</translation>
    </message>
    <message>
        <source>Print the state again after each change.</source>
        <translation>طباعة الحالة من جديد بعد كل تغيير.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>الاستخدام: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DurationField</name>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ساعات</translation>
    </message>
    <message>
        <source>days</source>
        <translation>أيام</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>مدة %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>وحدة %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EditorsCard</name>
    <message>
        <source>%1, editor since %2</source>
        <translation>%1، محرر منذ %2</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>المحررون</translation>
    </message>
    <message>
        <source>Editors of the channel</source>
        <translation>محررو القناة</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية المحررين.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation>تتطلب رؤية محرري القناة إذنًا من صاحبها.</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>إعادة محاولة تحميل المحررين</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>تعذّر التحديث. %1</translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation>تعذّر تحميل المحررين. %1</translation>
    </message>
    <message>
        <source>The channel has no editors.</source>
        <translation>لا محررين للقناة.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
</context>
<context>
    <name>Sidestage::EmbeddedSandbox</name>
    <message>
        <source>Sandbox</source>
        <translation>البيئة التجريبية</translation>
    </message>
</context>
<context>
    <name>Sidestage::EndView</name>
    <message>
        <source>No raid</source>
        <translation>بلا غارة</translation>
    </message>
    <message>
        <source>the viewers stay</source>
        <translation>يبقى المشاهدون</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>العودة إلى البرامج</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>المنتظر</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>ضبط الكل على</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>after the decisions</source>
        <translation>بعد القرارات</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1، %2، بلا مشاهدين</numerusform>
            <numerusform>%1، %2، مشاهد واحد</numerusform>
            <numerusform>%1، %2، مشاهدان</numerusform>
            <numerusform>%1، %2، %Ln مشاهدين</numerusform>
            <numerusform>%1، %2، %Ln مشاهدًا</numerusform>
            <numerusform>%1، %2، %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom to raid. The current row is chosen.</source>
        <translation>هدف الغارة. الصف الحالي هو المختار.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>غارة</translation>
    </message>
    <message>
        <source>called last, leaves after 90 s</source>
        <translation>تُطلب أخيرًا، وتنطلق بعد 90 ث</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>kept when the show ends</source>
        <translation>يُحفظ عند انتهاء البرنامج</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>المجلد…</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>حفظ الملخص…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>لا قرارات</numerusform>
            <numerusform>قرار واحد</numerusform>
            <numerusform>قراران</numerusform>
            <numerusform>%Ln قرارات</numerusform>
            <numerusform>%Ln قرارًا</numerusform>
            <numerusform>%Ln قرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>لا استعادات</numerusform>
            <numerusform>استعادة واحدة</numerusform>
            <numerusform>استعادتان</numerusform>
            <numerusform>%Ln استعادات</numerusform>
            <numerusform>%Ln استعادة</numerusform>
            <numerusform>%Ln استعادة</numerusform>
        </translation>
    </message>
    <message>
        <source>export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>غارة</translation>
    </message>
    <message>
        <source>End show (%1)</source>
        <comment>what it does</comment>
        <translation>إنهاء البرنامج (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <comment>what it does, without a show</comment>
        <translation>إنهاء (%1)</translation>
    </message>
    <message>
        <source>End of show</source>
        <translation>نهاية البرنامج</translation>
    </message>
    <message>
        <source>End of stream</source>
        <translation>نهاية البث</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>جارٍ المقارنة مع الخدمة…</translation>
    </message>
    <message>
        <source>%1, since %2 · your broadcast itself goes on</source>
        <comment>name of a show; a time of day</comment>
        <translation>%1، منذ %2 · يستمر بثك نفسه</translation>
    </message>
    <message>
        <source>No show was begun. The figures count from %1.</source>
        <comment>a time of day</comment>
        <translation>لم يُبدأ أي برنامج. تُحسب القيم من %1.</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>المشاهدون</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>حتى</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>البث</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>حفظ الملخص</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a show, a date</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Summary saved in %1.</source>
        <translation>حُفظ الملخص في %1.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>لا شيء منتظر.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of redemptions; number of rewards</comment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>لا عمليات استبدال</numerusform>
            <numerusform>عملية استبدال واحدة</numerusform>
            <numerusform>عمليتا استبدال</numerusform>
            <numerusform>%Ln عمليات استبدال</numerusform>
            <numerusform>%Ln عملية استبدال</numerusform>
            <numerusform>%Ln عملية استبدال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>لا مكافآت</numerusform>
            <numerusform>مكافأة واحدة</numerusform>
            <numerusform>مكافأتان</numerusform>
            <numerusform>%Ln مكافآت</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fulfilled, %3 refunded, %4 given back. %5 left.</source>
        <translation>%1: نُفّذ %2، ورُدّت نقاط %3، وأُعيد %4. يبقى %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is restored, because no show was begun.</source>
        <translation>لا شيء يُستعاد، لأنه لم يُبدأ أي برنامج.</translation>
    </message>
    <message>
        <source>Nothing that is restored was changed elsewhere.</source>
        <translation>لم يتغير في مكان آخر أي شيء مما يُستعاد.</translation>
    </message>
    <message>
        <source>Changed elsewhere and left as it is: %1.</source>
        <translation>تغيّر في مكان آخر وتُرك كما هو: %1.</translation>
    </message>
    <message>
        <source>Folder for chapters and markers</source>
        <translation>مجلد الفصول والعلامات</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a noun</comment>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>title of a column</comment>
        <translation>المؤشر</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlert</name>
    <message>
        <source>Raid arrives</source>
        <translation>وصول غارة</translation>
    </message>
    <message>
        <source>New subscription</source>
        <translation>اشتراك جديد</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>تشجيع</translation>
    </message>
    <message>
        <source>Moderation waits</source>
        <translation>إشراف منتظر</translation>
    </message>
    <message>
        <source>You are mentioned</source>
        <translation>تمت الإشارة إليك</translation>
    </message>
    <message>
        <source>Prediction to resolve</source>
        <translation>توقع بانتظار الحسم</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>انقطاع الاتصال</translation>
    </message>
    <message>
        <source>The window always shows it above the pages.</source>
        <translation>تعرضه النافذة دائمًا فوق الصفحات.</translation>
    </message>
    <message>
        <source>Moment or clip</source>
        <translation>لحظة أو مقطع</translation>
    </message>
    <message>
        <source>The window always shows what became of it.</source>
        <translation>تعرض النافذة دائمًا ما آل إليه.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of event, how often</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlerts</name>
    <message>
        <source>%1: %2</source>
        <comment>a viewer, what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a viewer, a message</comment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>%1 in %2: “%3”</source>
        <comment>a viewer, a channel, a message</comment>
        <translation>%1 في %2: «%3»</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>ليس لملف تعريف هذه الخدمة عنوان للأحداث المباشرة.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>كان الحاسوب في وضع السكون.</translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
        <translation>رفضت الخدمة كل الاشتراكات: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>أغلقت الخدمة الاتصال: «%1» (%2)</translation>
    </message>
    <message>
        <source>Connection lost: %1</source>
        <translation>انقطع الاتصال: %1</translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation>تعذّر الاتصال: %1</translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation>انتهت مهلة الاتصال: لا بيانات من الخدمة.</translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
        <translation>حاولت الخدمة نقل الاتصال إلى مضيف مختلف، وهذا غير مسموح.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionSales</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>المشتري</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionsCard</name>
    <message>
        <source>Panel %1</source>
        <translation>اللوحة %1</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>تراكب</translation>
    </message>
    <message>
        <source>Component %1</source>
        <translation>المكوّن %1</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>الملحقات</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Discard the choice of extensions</source>
        <translation>تجاهل اختيار الملحقات</translation>
    </message>
    <message>
        <source>Apply the choice of extensions</source>
        <translation>تطبيق اختيار الملحقات</translation>
    </message>
    <message>
        <source>Sign in again to see your extensions.</source>
        <translation>سجّل الدخول من جديد لرؤية ملحقاتك.</translation>
    </message>
    <message>
        <source>No permission to choose extensions.</source>
        <translation>لا إذن لاختيار الملحقات.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>Choosing the active extensions requires the permission user:edit:broadcast, which was not granted when you signed in.</source>
        <translation>يتطلب اختيار الملحقات النشطة الإذن user:edit:broadcast، ولم يُمنح عند تسجيل دخولك.</translation>
    </message>
    <message>
        <source>Extensions applied</source>
        <translation>طُبّقت الملحقات</translation>
    </message>
    <message>
        <source>It is not known whether the extensions were changed. %1</source>
        <translation>لا يُعرف إن كانت الملحقات قد تغيّرت. %1</translation>
    </message>
    <message>
        <source>No extension was changed. %1 Your choice is still here.</source>
        <translation>لم يتغير أي ملحق. %1 ما زال اختيارك هنا.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1 (has to be set up first)</source>
        <translation>%1 (يجب إعداده أولًا)</translation>
    </message>
    <message>
        <source>No extensions are installed. Install them in the creator dashboard.</source>
        <translation>لا ملحقات مثبَّتة. ثبّتها في لوحة تحكم صانع المحتوى.</translation>
    </message>
    <message>
        <source>No extensions are active.</source>
        <translation>لا ملحقات نشطة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to choose extensions.</source>
        <translation>يحتاج Sidestage إلى إذن لاختيار الملحقات.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>نُقل إلى «%1».</translation>
    </message>
    <message>
        <source>Discarded the choice of extensions</source>
        <translation>تم تجاهل اختيار الملحقات</translation>
    </message>
</context>
<context>
    <name>Sidestage::Feed</name>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily download</source>
        <translation>التنزيل اليومي</translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation>التنزيل مرة في اليوم</translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation>أثناء عمل Sidestage. البيانات التي تحذفها الخدمة بعد سنة تبقى محفوظة هنا.</translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation>التنبيه بعد هذا العدد من الأيام بلا بيانات جديدة</translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation>التنبيه عند غياب البيانات الجديدة لمدة</translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation>بالأيام، محسوبة من موعد استحقاق البيانات الجديدة.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation>عنوان الملف غير آمن: ليس https ولا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation>الملف مضغوط (%1)، وهذا غير مدعوم.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>الملف أكبر من المسموح.</numerusform>
            <numerusform>الملف أكبر من 1 ميغابايت.</numerusform>
            <numerusform>الملف أكبر من 2 ميغابايت.</numerusform>
            <numerusform>الملف أكبر من %n ميغابايت.</numerusform>
            <numerusform>الملف أكبر من %n ميغابايت.</numerusform>
            <numerusform>الملف أكبر من %n ميغابايت.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation>أُعيد توجيه الملف بطريقة غير مسموحة.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>الملف ناقص.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>جدول لبرامج الجداول الحسابية (*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>جدول بالقيم الدقيقة (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>جارٍ حفظ %1</translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation>ما زال حفظ %1 جاريًا. يمكنك حفظ ملف آخر بعد انتهائه.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>حُفظ في %1.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>إظهار المجلد</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>أُلغي التصدير. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
        <translation>تعذّر حفظ %1. رسالة النظام: «%2»</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>اختيار ملف آخر…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>لم يُحفظ أي صف في %1.</numerusform>
            <numerusform>حُفظ صف واحد في %1.</numerusform>
            <numerusform>حُفظ صفان في %1.</numerusform>
            <numerusform>حُفظت %Ln صفوف في %1.</numerusform>
            <numerusform>حُفظ %Ln صفًا في %1.</numerusform>
            <numerusform>حُفظ %Ln صف في %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FolderOwner</name>
    <message>
        <source>Sidestage could not lock its data folder, so it did not start.</source>
        <translation>تعذّر على Sidestage قفل مجلد بياناته، فلم يبدأ.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a folder; why it cannot be locked</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Only one Sidestage can use a folder. Check that you can write to this folder and that its file system supports locks, or start Sidestage with another folder: --data-dir FOLDER</source>
        <translation>لا يمكن إلا لنسخة واحدة من Sidestage استخدام المجلد. تحقق من إمكان الكتابة في هذا المجلد ومن دعم نظام ملفاته للأقفال، أو شغّل Sidestage بمجلد آخر: ‎--data-dir FOLDER</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Sidestage could not finish restoring or deleting its data.</source>
        <translation>تعذّر على Sidestage إكمال استعادة بياناته أو حذفها.</translation>
    </message>
    <message>
        <source>Nothing is lost: the previous data is in the folder “before-restore”. Start again when the reason is solved.</source>
        <translation>لم يُفقد شيء: البيانات السابقة في المجلد «before-restore». شغّل التطبيق من جديد بعد زوال السبب.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>قنوات متابَعة</translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation>تصدير المتابعين…</translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation>تصدير القنوات المتابَعة…</translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation>تصفير العدّ</translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation>المتابعون في اليوم</translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation>القنوات المتابَعة في اليوم</translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation>جارٍ تحميل القائمة</translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation>تصفية المتابعين</translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation>تصفية القنوات المتابَعة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>غادروا</translation>
    </message>
    <message>
        <source>Search followers</source>
        <translation>بحث في المتابعين</translation>
    </message>
    <message>
        <source>Search followed channels</source>
        <translation>بحث في القنوات المتابَعة</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation>المتابعون، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation>القنوات المتابَعة، الأحدث أولًا</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>نُسخ %1</translation>
    </message>
    <message>
        <source>new followers</source>
        <translation>متابعون جدد</translation>
    </message>
    <message>
        <source>lost followers</source>
        <translation>متابعون غادروا</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>متابعون</translation>
    </message>
    <message>
        <source>newly followed channels</source>
        <translation>قنوات متابَعة حديثًا</translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation>قنوات لم تعد متابَعة</translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation>قنوات متابَعة</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation>التغييرات منذ %1: %2 جدد، %3 غادروا</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>جدد %1</translation>
    </message>
    <message>
        <source>Gone %1</source>
        <translation>غادروا %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, comparing</source>
        <translation>%1، جارٍ المقارنة</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1، متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation>%1، جارٍ التحميل</translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. No entries were lost.</source>
        <translation>تعذّر استئناف التحميل فبدأ من جديد عند %1. لم يُفقد أي إدخال.</translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation>لم يكتمل التحميل. %1</translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation>لا يتوفر سوى عدد المتابعين.</translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation>غير متاح دون إذن.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation>دون إذن قراءة المتابعين لا يتوفر سوى عددهم، لا هوياتهم. على %1 منح الإذن.</translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation>تتطلب رؤية من يتابعه حساب ما إذنًا. على %1 منحه.</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>عُثر على %1 حتى الآن</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>وُجد %1</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>لا اسم مطابقًا.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>No new followers since %1.</source>
        <translation>لا متابعين جددًا منذ %1.</translation>
    </message>
    <message>
        <source>No newly followed channels since %1.</source>
        <translation>لا قنوات متابَعة حديثًا منذ %1.</translation>
    </message>
    <message>
        <source>No one unfollowed since %1.</source>
        <translation>لم يلغِ أحد متابعتك منذ %1.</translation>
    </message>
    <message>
        <source>No channels unfollowed since %1.</source>
        <translation>لم تُلغَ متابعة أي قناة منذ %1.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية من يتابعك.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية من تتابعهم.</translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation>لا متابعين بعد. يظهرون هنا فور متابعتهم.</translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation>لا تتابع أحدًا بعد.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>تعذّر تحميل القائمة. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1. آخر %n يوم: %2</numerusform>
            <numerusform>%1. آخر يوم: %2</numerusform>
            <numerusform>%1. آخر يومين: %2</numerusform>
            <numerusform>%1. آخر %n أيام: %2</numerusform>
            <numerusform>%1. آخر %n يومًا: %2</numerusform>
            <numerusform>%1. آخر %n يوم: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service keeps returning more pages than it has entries.</source>
        <translation>ترسل الخدمة صفحات أكثر من عدد الإدخالات لديها.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>لم تُدرج الخدمة أيًّا منهم، لذا لا يُعدّ أحد مغادرًا.</numerusform>
            <numerusform>أدرجت الخدمة واحدًا منهم فقط، لذا لا يُعدّ أحد مغادرًا.</numerusform>
            <numerusform>أدرجت الخدمة اثنين منهم فقط، لذا لا يُعدّ أحد مغادرًا.</numerusform>
            <numerusform>أدرجت الخدمة %Ln منهم فقط، لذا لا يُعدّ أحد مغادرًا.</numerusform>
            <numerusform>أدرجت الخدمة %Ln منهم فقط، لذا لا يُعدّ أحد مغادرًا.</numerusform>
            <numerusform>أدرجت الخدمة %Ln منهم فقط، لذا لا يُعدّ أحد مغادرًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Loading</source>
        <translation>جارٍ التحميل</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1، اسم الدخول %2</translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation>%1، جديد، يتابع منذ %2</translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation>%1، جديدة، متابَعة منذ %2</translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation>%1، غادر، لوحظ %2، كان يتابع منذ %3</translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
        <translation>%1، لم تعد متابَعة، لوحظ %2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1، يتابع منذ %2</translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation>%1، متابَعة منذ %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowersCard</name>
    <message>
        <source>+%1 or more</source>
        <comment>followers</comment>
        <translation>+%1 أو أكثر</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>total</source>
        <translation>الإجمالي</translation>
    </message>
    <message>
        <source>Sign in again to see your followers.</source>
        <translation>سجّل الدخول مجددًا لرؤية متابعيك.</translation>
    </message>
    <message>
        <source>No permission to see who follows.</source>
        <translation>لا إذن برؤية من يتابع.</translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation>دون إذن قراءة المتابعين يرى Sidestage عددهم فقط، لا هوياتهم ولا منذ متى يتابعون.</translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation>%1 في هذا البث</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 اليوم</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a follower, since when</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowsView</name>
    <message>
        <source>List</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>قنوات متابَعة</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation>بحث في المتابعات</translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation>تصدير المتابعات…</translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation>نسخ الاسم من المتابعات</translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
        <translation>تصفير عدّ التغييرات</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>لا أحرف زائدة: الحد الأقصى %L1.</numerusform>
            <numerusform>حرف زائد واحد: الحد الأقصى %L1.</numerusform>
            <numerusform>حرفان زائدان: الحد الأقصى %L1.</numerusform>
            <numerusform>%n أحرف زائدة: الحد الأقصى %L1.</numerusform>
            <numerusform>%n حرفًا زائدًا: الحد الأقصى %L1.</numerusform>
            <numerusform>%n حرف زائد: الحد الأقصى %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation>%L1 من %L2 حرفًا</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormField</name>
    <message>
        <source>changed</source>
        <translation>مُعدَّل</translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation>مُعدَّل ولم يُرسل بعد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FreshnessLabel</name>
    <message>
        <source>Not loaded</source>
        <translation>لم يُحمَّل</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>بيانات %1</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · مباشر</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation>%1، فشل التحديث</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1، جارٍ التحديث</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::GlobalShortcuts</name>
    <message>
        <source>The desktop did not allow global shortcuts.</source>
        <translation>لم يسمح سطح المكتب بالاختصارات العامة.</translation>
    </message>
    <message>
        <source>This desktop offers no global shortcuts to programs.</source>
        <translation>لا يتيح سطح المكتب هذا اختصارات عامة للتطبيقات.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: another program has taken %2.</source>
        <comment>an action, its keys</comment>
        <translation>%1: استحوذ تطبيق آخر على %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used in other programs.</source>
        <comment>an action, its keys</comment>
        <translation>%1: لا يمكن استخدام %2 في تطبيقات أخرى.</translation>
    </message>
    <message>
        <source>Choose another key in Settings, under Keys.</source>
        <translation>اختر مفتاحًا آخر في الإعدادات ضمن «المفاتيح».</translation>
    </message>
    <message>
        <source>No action has a key for other programs. Choose one in Settings, under Keys.</source>
        <translation>ليس لأي إجراء مفتاح في التطبيقات الأخرى. اختر واحدًا في الإعدادات ضمن «المفاتيح».</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalBar</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 من %2، %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalsCard</name>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>New subscriptions</source>
        <translation>اشتراكات جديدة</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>الأهداف</translation>
    </message>
    <message>
        <source>Sign in again to see your goals.</source>
        <translation>سجّل الدخول مجددًا لرؤية أهدافك.</translation>
    </message>
    <message>
        <source>No permission to see goals.</source>
        <translation>لا إذن برؤية الأهداف.</translation>
    </message>
    <message>
        <source>Without permission to read goals, Sidestage cannot show how far they are.</source>
        <translation>دون إذن قراءة الأهداف لا يستطيع Sidestage إظهار تقدّمها.</translation>
    </message>
    <message>
        <source>No goals. Set them up in the creator dashboard.</source>
        <translation>لا أهداف. أنشئها في لوحة تحكم صانع المحتوى.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a goal; what it counts</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::Header</name>
    <message>
        <source>Go to</source>
        <translation>انتقال إلى</translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation>الانتقال إلى صفحة أو إجراء</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>صاحب القناة</translation>
    </message>
</context>
<context>
    <name>Sidestage::HeaderState</name>
    <message>
        <source>Reset columns</source>
        <translation>إعادة ضبط الأعمدة</translation>
    </message>
</context>
<context>
    <name>Sidestage::HealthCard</name>
    <message>
        <source>Show this account</source>
        <translation>عرض هذا الحساب</translation>
    </message>
    <message>
        <source>Refresh now</source>
        <translation>تجديد الآن</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>تسجيل الدخول من جديد…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>تسجيل الخروج…</translation>
    </message>
    <message>
        <source>Time left of the access token</source>
        <translation>الوقت المتبقي لرمز الوصول المميز</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>رمز الوصول المميز</translation>
    </message>
    <message>
        <source>Last refresh</source>
        <translation>آخر تجديد</translation>
    </message>
    <message>
        <source>Last validation</source>
        <translation>آخر تحقق</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>الساعة</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>access token: valid until when. More</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>There is no valid sign-in to refresh.</source>
        <translation>لا يوجد تسجيل دخول صالح لتجديده.</translation>
    </message>
    <message>
        <source>A sign-in through the browser without a client secret cannot be refreshed. Sign in again before it ends.</source>
        <translation>لا يمكن تجديد تسجيل دخول عبر المتصفح دون سر العميل. سجّل الدخول مجددًا قبل انتهائه.</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>المعرّف %1</translation>
    </message>
    <message>
        <source>signed in %1</source>
        <translation>سُجّل الدخول %1</translation>
    </message>
    <message>
        <source>Ask the keychain again</source>
        <translation>سؤال سلسلة المفاتيح مجددًا</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>سُجّل الخروج</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>تعذّر الوصول إلى سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Unlock the keychain and ask it again, or sign in again. Nothing was lost.</source>
        <translation>افتح قفل سلسلة المفاتيح واسألها مجددًا، أو سجّل الدخول من جديد. لم يُفقد شيء.</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>You may need to enter its password.</source>
        <translation>قد يلزم إدخال كلمة مرورها.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>جارٍ تسجيل الخروج…</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>صالح</translation>
    </message>
    <message>
        <source>The service did not say until when.</source>
        <translation>لم تذكر الخدمة حتى متى.</translation>
    </message>
    <message>
        <source>Expired %1</source>
        <translation>انتهت صلاحيته %1</translation>
    </message>
    <message>
        <source>It is refreshed with the next request.</source>
        <translation>يُجدَّد مع الطلب التالي.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>متبقٍّ %1</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>صالح حتى %1</translation>
    </message>
    <message>
        <source>%1. It cannot be refreshed: sign in again before it ends.</source>
        <translation>%1. لا يمكن تجديده: سجّل الدخول مجددًا قبل انتهائه.</translation>
    </message>
    <message>
        <source>Refreshing…</source>
        <translation>جارٍ التجديد…</translation>
    </message>
    <message>
        <source>The client secret could not be read</source>
        <translation>تعذّرت قراءة سر العميل</translation>
    </message>
    <message>
        <source>The service refused it</source>
        <translation>رفضته الخدمة</translation>
    </message>
    <message>
        <source>It is tried again within a minute.</source>
        <translation>تُعاد المحاولة خلال دقيقة.</translation>
    </message>
    <message>
        <source>“%1” It is tried again within a minute. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>«%1» تُعاد المحاولة خلال دقيقة. إن استُبدل سر العميل فأدخل الجديد في ملف تعريف الخدمة.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>غير ممكن</translation>
    </message>
    <message>
        <source>It was a sign-in through the browser without a client secret (implicit grant).</source>
        <translation>كان تسجيل دخول عبر المتصفح دون سر العميل (implicit grant).</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>The token is refreshed when it expires.</source>
        <translation>يُجدَّد الرمز المميز عند انتهاء صلاحيته.</translation>
    </message>
    <message>
        <source>Not needed yet</source>
        <translation>غير لازم بعد</translation>
    </message>
    <message>
        <source>took %L1 ms, new refresh token kept</source>
        <translation>استغرق %L1 م.ث، حُفظ رمز تحديث جديد</translation>
    </message>
    <message>
        <source>took %L1 ms, same refresh token</source>
        <translation>استغرق %L1 م.ث، رمز التحديث نفسه</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, how long ago</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Not yet since the start</source>
        <translation>ليس بعد منذ بدء التشغيل</translation>
    </message>
    <message>
        <source>The service requires it once an hour.</source>
        <translation>تشترطه الخدمة مرة كل ساعة.</translation>
    </message>
    <message>
        <source>again at %1, every hour</source>
        <translation>مجددًا عند %1، كل ساعة</translation>
    </message>
    <message>
        <source>Stored in the system keychain</source>
        <translation>محفوظ في سلسلة مفاتيح النظام</translation>
    </message>
    <message>
        <source>Survives a crash and a restart. Never in a file of Sidestage.</source>
        <translation>يبقى بعد التعطل وإعادة التشغيل. لا يُحفظ أبدًا في ملفات Sidestage.</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>سلسلة المفاتيح مقفلة</translation>
    </message>
    <message>
        <source>The token is kept in memory until you quit.</source>
        <translation>يبقى الرمز المميز في الذاكرة حتى الإنهاء.</translation>
    </message>
    <message>
        <source>In memory only</source>
        <translation>في الذاكرة فقط</translation>
    </message>
    <message>
        <source>There is no keychain, so you must sign in again after a restart.</source>
        <translation>لا توجد سلسلة مفاتيح، لذا يلزم تسجيل الدخول مجددًا بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>This computer is %1 ahead of the service</source>
        <translation>هذا الحاسوب متقدم على الخدمة بمقدار %1</translation>
    </message>
    <message>
        <source>This computer is %1 behind the service</source>
        <translation>هذا الحاسوب متأخر عن الخدمة بمقدار %1</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>اضبط تاريخ هذا الحاسوب ووقته. حتى ذلك الحين قد تكون الأوقات المعروضة هنا خاطئة وقد تُرفض الشهادات.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>يتابع منذ</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>الاستبدال</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>هنا منذ</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation>يتابع منذ %1</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>أقدم</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>يتابع منذ %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>لا يتابع</translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation>حالة المتابعة غير معروفة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>لا عمليات استبدال</numerusform>
            <numerusform>عملية استبدال واحدة</numerusform>
            <numerusform>عمليتا استبدال</numerusform>
            <numerusform>%Ln عمليات استبدال</numerusform>
            <numerusform>%Ln عملية استبدال</numerusform>
            <numerusform>%Ln عملية استبدال</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation>%1، %2، %3، %4 نقطة</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>Filter viewers</source>
        <translation>تصفية المشاهدين</translation>
    </message>
    <message>
        <source>Viewers in chat</source>
        <translation>المشاهدون في الدردشة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>Not following</source>
        <translation>لا يتابع</translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation>المستبدلون</translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation>بحث في مشاهدي الدردشة</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation>نسخ اسم المشاهد</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>نُسخ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>لا أحد في الدردشة</numerusform>
            <numerusform>%Ln في الدردشة</numerusform>
            <numerusform>%Ln في الدردشة</numerusform>
            <numerusform>%Ln في الدردشة</numerusform>
            <numerusform>%Ln في الدردشة</numerusform>
            <numerusform>%Ln في الدردشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>لا أحد يتابع</numerusform>
            <numerusform>%Ln يتابع</numerusform>
            <numerusform>%Ln يتابعان</numerusform>
            <numerusform>%Ln يتابعون</numerusform>
            <numerusform>%Ln يتابعون</numerusform>
            <numerusform>%Ln يتابعون</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>لم يستبدل أحد</numerusform>
            <numerusform>%Ln استبدل</numerusform>
            <numerusform>%Ln استبدلا</numerusform>
            <numerusform>%Ln استبدلوا</numerusform>
            <numerusform>%Ln استبدلوا</numerusform>
            <numerusform>%Ln استبدلوا</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 معروض</translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation>تظهر حالة المتابعة بعد تحميل قائمة المتابعين.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية من يتابعك.</translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation>قد تتأخر قائمة المشاهدين لحظات. لا تُحسب إلا عمليات الاستبدال التي شوهدت في Sidestage.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية من في الدردشة.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>لا مشاهد مطابقًا.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation>تعذّر تحميل المشاهدين في الدردشة. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation>لا أحد في الدردشة. يظهر المشاهدون هنا عند انضمامهم.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>المحفوظات</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>الإعداد المسبق «%1»</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>في مكان آخر</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo %1 from %2</source>
        <translation>التراجع عن %1 من %2</translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation>وضع القيم السابقة في النموذج جاهزة للإرسال</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>لا تغييرات بعد.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>Channel history</source>
        <translation>سجل القناة</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>By</source>
        <translation>بواسطة</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
        <translation>يضع «تراجع» القيم السابقة في النموذج. أرسلها لتطبيقها.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
</context>
<context>
    <name>Sidestage::HypeTrainCard</name>
    <message>
        <source>Hype train</source>
        <translation>قطار الحماس</translation>
    </message>
    <message>
        <source>Sign in again to see hype trains.</source>
        <translation>سجّل الدخول مجددًا لرؤية قطارات الحماس.</translation>
    </message>
    <message>
        <source>No permission to see hype trains.</source>
        <translation>لا إذن برؤية قطارات الحماس.</translation>
    </message>
    <message>
        <source>Hype trains</source>
        <translation>قطارات الحماس</translation>
    </message>
    <message>
        <source>Without permission to read hype trains, Sidestage cannot show their level.</source>
        <translation>دون إذن قراءة قطارات الحماس لا يستطيع Sidestage إظهار مستواها.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>المستوى %1</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>حتى المستوى %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 · top: %2, %3</source>
        <comment>progress; a viewer; an amount</comment>
        <translation>%1 · الأعلى: %2، %3</translation>
    </message>
    <message>
        <source>Hype train, level %1: %2</source>
        <translation>قطار الحماس، المستوى %1: %2</translation>
    </message>
    <message>
        <source>No train. The last reached level %1 on %2.</source>
        <translation>لا قطار. بلغ آخر قطار المستوى %1 في %2.</translation>
    </message>
    <message>
        <source>No train so far.</source>
        <translation>لا قطار حتى الآن.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a duration</comment>
        <translation>متبقٍّ %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message>
        <source>Import rewards</source>
        <translation>استيراد المكافآت</translation>
    </message>
    <message>
        <source>Import from “%1”?</source>
        <translation>استيراد من «%1»؟</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>لا مكافآت</numerusform>
            <numerusform>مكافأة واحدة</numerusform>
            <numerusform>مكافأتان</numerusform>
            <numerusform>%Ln مكافآت</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln sets</source>
        <translation>
            <numerusform>%1 دون مجموعات</numerusform>
            <numerusform>%1 ومجموعة واحدة</numerusform>
            <numerusform>%1 ومجموعتان</numerusform>
            <numerusform>%1 و%Ln مجموعات</numerusform>
            <numerusform>%1 و%Ln مجموعة</numerusform>
            <numerusform>%1 و%Ln مجموعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation>عُثر على: %1. لا يغيّر الاستيراد إلا المكتبة؛ ولا يُرسل شيء إلى الخدمة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>لا مشكلات</numerusform>
            <numerusform>مشكلة واحدة</numerusform>
            <numerusform>مشكلتان</numerusform>
            <numerusform>%Ln مشكلات</numerusform>
            <numerusform>%Ln مشكلة</numerusform>
            <numerusform>%Ln مشكلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>لا عناوين موجودة في المكتبة</numerusform>
            <numerusform>عنوان واحد موجود في المكتبة</numerusform>
            <numerusform>عنوانان موجودان في المكتبة</numerusform>
            <numerusform>%Ln عناوين موجودة في المكتبة</numerusform>
            <numerusform>%Ln عنوانًا موجودًا في المكتبة</numerusform>
            <numerusform>%Ln عنوان موجود في المكتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>تخطي هذه</translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation>استبدال الموجودة في المكتبة</translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation>الاحتفاظ بكلتيهما وإعادة تسمية المستوردة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractDialog</name>
    <message>
        <source>Sidestage needs permission to manage polls.</source>
        <translation>يحتاج Sidestage إلى إذن لإدارة الاستطلاعات.</translation>
    </message>
    <message>
        <source>A channel can run one poll at a time.</source>
        <translation>يمكن للقناة تشغيل استطلاع واحد في كل مرة.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>يحتاج Sidestage إلى إذن لإدارة التوقعات.</translation>
    </message>
    <message>
        <source>A channel can have one open prediction at a time.</source>
        <translation>يمكن أن يكون للقناة توقع مفتوح واحد في كل مرة.</translation>
    </message>
    <message>
        <source>Polls and predictions</source>
        <translation>الاستطلاعات والتوقعات</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>الاستطلاع</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>التوقع</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>أدخل سؤالًا.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>Points per extra vote</source>
        <translation>النقاط لكل صوت إضافي</translation>
    </message>
    <message>
        <source>0: every viewer has one vote.</source>
        <translation>0: لكل مشاهد صوت واحد.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>One in each line, 2 to 5, at most 25 characters each.</source>
        <translation>واحد في كل سطر، من 2 إلى 5، بحد أقصى 25 حرفًا لكل منها.</translation>
    </message>
    <message>
        <source>One in each line, 2 to 10, at most 25 characters each.</source>
        <translation>واحدة في كل سطر، من 2 إلى 10، بحد أقصى 25 حرفًا لكل منها.</translation>
    </message>
    <message>
        <source>15 to 1,800 seconds.</source>
        <translation>من 15 إلى 1,800 ثانية.</translation>
    </message>
    <message>
        <source>30 to 1,800 seconds.</source>
        <translation>من 30 إلى 1,800 ثانية.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>بدء الاستطلاع</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>بدء التوقع</translation>
    </message>
    <message>
        <source>It may have been started. %1</source>
        <comment>the reason</comment>
        <translation>ربما بدأ. %1</translation>
    </message>
    <message>
        <source>Choice %1: %2</source>
        <comment>a number; the rule that it breaks</comment>
        <translation>الخيار %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractHistoryDialog</name>
    <message>
        <source>Open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>No votes</source>
        <translation>لا أصوات</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Votes or points</source>
        <translation>الأصوات أو النقاط</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Polls and predictions so far</source>
        <translation>الاستطلاعات والتوقعات السابقة</translation>
    </message>
    <message>
        <source>No polls or predictions yet.</source>
        <translation>لا استطلاعات أو توقعات بعد.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractPage</name>
    <message>
        <source>raid leaves in %1</source>
        <translation>تنطلق الغارة خلال %1</translation>
    </message>
    <message>
        <source>prediction locks in %1</source>
        <translation>يُغلق التوقع خلال %1</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>التفاعل</translation>
    </message>
    <message>
        <source>History</source>
        <translation>المحفوظات</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>استطلاع جديد…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>توقع جديد…</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>إغلاق التوقع</translation>
    </message>
    <message>
        <source>Resolve prediction…</source>
        <translation>حسم التوقع…</translation>
    </message>
    <message>
        <source>Cancel prediction and refund…</source>
        <translation>إلغاء التوقع ورد النقاط…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>يحتاج Sidestage إلى إذن لإدارة التوقعات.</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>لا يوجد توقع مفتوح.</translation>
    </message>
    <message>
        <source>The prediction is locked already.</source>
        <translation>التوقع مغلق بالفعل.</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>تصدير النتائج…</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>إعادة محاولة الفاشلة</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>إلغاء…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation>إيقاف الباقي</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>في مكان آخر</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>مختفية</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>تم التراجع</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation>ما زال التراجع ممكنًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>%Ln في الدقيقة</numerusform>
            <numerusform>%Ln في الدقيقة</numerusform>
            <numerusform>%Ln في الدقيقة</numerusform>
            <numerusform>%Ln في الدقيقة</numerusform>
            <numerusform>%Ln في الدقيقة</numerusform>
            <numerusform>%Ln في الدقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>جارٍ الإيقاف</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>تم التراجع</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln failed</source>
        <translation>
            <numerusform>لا فاشلة لإعادة محاولتها</numerusform>
            <numerusform>إعادة محاولة %Ln فاشلة</numerusform>
            <numerusform>إعادة محاولة %Ln فاشلة</numerusform>
            <numerusform>إعادة محاولة %Ln فاشلة</numerusform>
            <numerusform>إعادة محاولة %Ln فاشلة</numerusform>
            <numerusform>إعادة محاولة %Ln فاشلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>تصدير النتائج</translation>
    </message>
    <message>
        <source>results %1</source>
        <translation>نتائج %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobModel</name>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a viewer or term; a reward or channel; an outcome; its reason</comment>
        <translation>%1، %2، %3. %4</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobRow</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>جارٍ الإيقاف</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 في الثانية</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobStrip</name>
    <message>
        <source>Show…</source>
        <translation>عرض…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobToasts</name>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Too late to undo: already sent.</source>
        <translation>فات أوان التراجع: أُرسل بالفعل.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>عرض…</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeyDialog</name>
    <message>
        <source>Change key</source>
        <translation>تغيير المفتاح</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action; its page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>اضغط المفتاح الجديد</translation>
    </message>
    <message>
        <source>Press the new key instead of %1</source>
        <translation>اضغط المفتاح الجديد بدلًا من %1</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>مفتاح جديد لـ%1</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>المفتاح المعتاد</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>دون مفتاح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an action; its page</comment>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>This is the key of %1. If you take it, that action has no key.</source>
        <translation>هذا مفتاح %1. إن أخذته بقي ذلك الإجراء دون مفتاح.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between actions</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>أخذه</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>Could not read the keychain entry.</source>
        <translation>تعذّرت قراءة إدخال سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation>لا تستجيب سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>لم يُفتح قفل سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>لا تتوفر سلسلة مفاتيح.</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeysCard</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>المفتاح المعتاد</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>اختصارات بحرف واحد</translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation>تعمل الحروف المفردة اختصاراتٍ عندما يكون التركيز على قائمة أو بطاقة، ولا تعمل أبدًا أثناء الكتابة في حقل نص.</translation>
    </message>
    <message>
        <source>Shortcuts in other programs</source>
        <translation>اختصارات في تطبيقات أخرى</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>an action, its page, its key</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>دون مفتاح</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>المعتاد: لا شيء</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>المعتاد: %1</translation>
    </message>
    <message>
        <source>Some actions get keys that also work while another program has the focus.</source>
        <translation>تحصل بعض الإجراءات على مفاتيح تعمل أيضًا عندما يكون التركيز على تطبيق آخر.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeTile</name>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeView</name>
    <message>
        <source>Stream</source>
        <translation>البث</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>مباشر</translation>
    </message>
</context>
<context>
    <name>Sidestage::LastShowsCard</name>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Last shows</source>
        <translation>آخر البرامج</translation>
    </message>
    <message>
        <source>Last shows. Space chooses those to compare.</source>
        <translation>آخر البرامج. يختار مفتاح المسافة ما يُقارن منها.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>No past shows yet. Each show that ends is kept here with its figures.</source>
        <translation>لا برامج سابقة بعد. يُحفظ هنا كل برنامج ينتهي مع أرقامه.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>اختير %1 من %2</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>مقارنة %1</translation>
    </message>
    <message>
        <source>Choose two to four past shows.</source>
        <translation>اختر من برنامجين إلى أربعة برامج سابقة.</translation>
    </message>
    <message>
        <source>At most four shows can be compared.</source>
        <translation>يمكن مقارنة أربعة برامج كحد أقصى.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation>دفتر التبرعات</translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation>يبقى بعد انتهاء الحملة</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>الحملات</translation>
    </message>
    <message>
        <source>No campaigns yet. Past campaigns stay listed here.</source>
        <translation>لا حملات بعد. تبقى الحملات السابقة مدرجة هنا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1، %2، %3، دون تبرعات</numerusform>
            <numerusform>%1، %2، %3، تبرع واحد</numerusform>
            <numerusform>%1، %2، %3، تبرعان</numerusform>
            <numerusform>%1، %2، %3، %n تبرعات</numerusform>
            <numerusform>%1، %2، %3، %n تبرعًا</numerusform>
            <numerusform>%1، %2، %3، %n تبرع</numerusform>
        </translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>الجمعية الخيرية</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>الانتهاء</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryList</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>مجموعة جديدة</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>تبديل إلى السابق…</translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation>يفعّل المكافآت التي كانت مفعّلة قبل تطبيق آخر مجموعة، ويعطّل الباقي</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>كل المكافآت</translation>
    </message>
    <message>
        <source>On the service</source>
        <translation>على الخدمة</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>أنشأها تطبيق آخر</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>خارج أي مجموعة</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1، دون مكافآت</numerusform>
            <numerusform>%1، مكافأة واحدة</numerusform>
            <numerusform>%1، مكافأتان</numerusform>
            <numerusform>%1، %n مكافآت</numerusform>
            <numerusform>%1، %n مكافأة</numerusform>
            <numerusform>%1، %n مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1، نشطة</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>تطبيق المجموعة…</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>إزالة من المفضلة</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>إضافة إلى المفضلة</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>حذف المجموعة</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>مجموعة جديدة…</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryView</name>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>Sidestage::LimitField</name>
    <message>
        <source>seconds</source>
        <translation>ثوانٍ</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ساعات</translation>
    </message>
    <message>
        <source>days</source>
        <translation>أيام</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>وحدة %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ListImportDialog</name>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Lines that are left out</source>
        <translation>الأسطر المستبعدة</translation>
    </message>
    <message>
        <source>Import to %1</source>
        <translation>استيراد إلى %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>لا مشاهدين للبحث عنهم…</numerusform>
            <numerusform>جارٍ البحث عن مشاهد واحد…</numerusform>
            <numerusform>جارٍ البحث عن مشاهدين اثنين…</numerusform>
            <numerusform>جارٍ البحث عن %Ln مشاهدين…</numerusform>
            <numerusform>جارٍ البحث عن %Ln مشاهدًا…</numerusform>
            <numerusform>جارٍ البحث عن %Ln مشاهد…</numerusform>
        </translation>
    </message>
    <message>
        <source>The viewers could not be looked up. %1</source>
        <translation>تعذّر البحث عن المشاهدين. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>لا عبارات لحظرها.</numerusform>
            <numerusform>عبارة واحدة للحظر.</numerusform>
            <numerusform>عبارتان للحظر.</numerusform>
            <numerusform>%Ln عبارات للحظر.</numerusform>
            <numerusform>%Ln عبارة للحظر.</numerusform>
            <numerusform>%Ln عبارة للحظر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>لا مشاهدين لحظرهم.</numerusform>
            <numerusform>مشاهد واحد للحظر.</numerusform>
            <numerusform>مشاهدان للحظر.</numerusform>
            <numerusform>%Ln مشاهدين للحظر.</numerusform>
            <numerusform>%Ln مشاهدًا للحظر.</numerusform>
            <numerusform>%Ln مشاهد للحظر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>لا إسكات مؤقتًا منتهيًا.</numerusform>
            <numerusform>انتهى إسكات مؤقت واحد ويُستبعد.</numerusform>
            <numerusform>انتهت حالتا إسكات مؤقت وتُستبعدان.</numerusform>
            <numerusform>انتهت %Ln حالات إسكات مؤقت وتُستبعد.</numerusform>
            <numerusform>انتهت %Ln حالة إسكات مؤقت وتُستبعد.</numerusform>
            <numerusform>انتهت %Ln حالة إسكات مؤقت وتُستبعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>كل أسماء الدخول موجودة.</numerusform>
            <numerusform>اسم دخول واحد غير موجود.</numerusform>
            <numerusform>اسما دخول غير موجودين.</numerusform>
            <numerusform>%Ln أسماء دخول غير موجودة.</numerusform>
            <numerusform>%Ln اسم دخول غير موجود.</numerusform>
            <numerusform>%Ln اسم دخول غير موجود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>كل الأسطر عبارات.</numerusform>
            <numerusform>سطر واحد ليس عبارة.</numerusform>
            <numerusform>سطران ليسا عبارتين.</numerusform>
            <numerusform>%Ln أسطر ليست عبارات.</numerusform>
            <numerusform>%Ln سطرًا ليس عبارة.</numerusform>
            <numerusform>%Ln سطر ليس عبارة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>كل الأسطر أسماء دخول.</numerusform>
            <numerusform>سطر واحد ليس اسم دخول.</numerusform>
            <numerusform>سطران ليسا اسمي دخول.</numerusform>
            <numerusform>%Ln أسطر ليست أسماء دخول.</numerusform>
            <numerusform>%Ln سطرًا ليس اسم دخول.</numerusform>
            <numerusform>%Ln سطر ليس اسم دخول.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not exist: %1</source>
        <translation>غير موجود: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>لا عبارات لحظرها</numerusform>
            <numerusform>حظر عبارة واحدة</numerusform>
            <numerusform>حظر عبارتين</numerusform>
            <numerusform>حظر %Ln عبارات</numerusform>
            <numerusform>حظر %Ln عبارة</numerusform>
            <numerusform>حظر %Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>لا مشاهدين لحظرهم</numerusform>
            <numerusform>حظر مشاهد واحد</numerusform>
            <numerusform>حظر مشاهدين اثنين</numerusform>
            <numerusform>حظر %Ln مشاهدين</numerusform>
            <numerusform>حظر %Ln مشاهدًا</numerusform>
            <numerusform>حظر %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>يمكن حظر الجميع.</numerusform>
            <numerusform>واحد لا يمكن حظره.</numerusform>
            <numerusform>اثنان لا يمكن حظرهما.</numerusform>
            <numerusform>%Ln لا يمكن حظرهم.</numerusform>
            <numerusform>%Ln لا يمكن حظرهم.</numerusform>
            <numerusform>%Ln لا يمكن حظرهم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>لا أحد محظور بالفعل.</numerusform>
            <numerusform>واحد محظور بالفعل.</numerusform>
            <numerusform>اثنان محظوران بالفعل.</numerusform>
            <numerusform>%Ln محظورون بالفعل.</numerusform>
            <numerusform>%Ln محظورون بالفعل.</numerusform>
            <numerusform>%Ln محظورون بالفعل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadcaster or moderator: %1</source>
        <translation>صاحب القناة أو مشرف: %1</translation>
    </message>
    <message>
        <source>Banned already: %1</source>
        <translation>محظور بالفعل: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>Lockdown</source>
        <translation>قفل الدردشة</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation>%1 مباشر</translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation>%1 من %2 من القنوات التي تشرف عليها تبث مباشرة</translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation>قناتك تبث مباشرة</translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation>قناتك خارج البث</translation>
    </message>
    <message>
        <source>Your channel’s live status is unknown</source>
        <translation>حالة بث قناتك غير معروفة</translation>
    </message>
    <message numerus="yes">
        <source>viewers</source>
        <translation>
            <numerusform>مشاهد</numerusform>
            <numerusform>مشاهد</numerusform>
            <numerusform>مشاهدان</numerusform>
            <numerusform>مشاهدين</numerusform>
            <numerusform>مشاهدًا</numerusform>
            <numerusform>مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>لا مشاهدين</numerusform>
            <numerusform>مشاهد واحد</numerusform>
            <numerusform>مشاهدان</numerusform>
            <numerusform>%n مشاهدين</numerusform>
            <numerusform>%n مشاهدًا</numerusform>
            <numerusform>%n مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels you moderate</source>
        <translation>
            <numerusform>من %n قناة تشرف عليها</numerusform>
            <numerusform>من قناة واحدة تشرف عليها</numerusform>
            <numerusform>من قناتين تشرف عليهما</numerusform>
            <numerusform>من %n قنوات تشرف عليها</numerusform>
            <numerusform>من %n قناة تشرف عليها</numerusform>
            <numerusform>من %n قناة تشرف عليها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>من %n قناة</numerusform>
            <numerusform>من قناة واحدة</numerusform>
            <numerusform>من قناتين</numerusform>
            <numerusform>من %n قنوات</numerusform>
            <numerusform>من %n قناة</numerusform>
            <numerusform>من %n قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Chats are locked down for %1</source>
        <translation>الدردشات مقفلة منذ %1</translation>
    </message>
    <message>
        <source>Live for %1</source>
        <translation>مباشر منذ %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message>
        <source>Live chat</source>
        <translation>الدردشة المباشرة</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>فتح الإشراف</translation>
    </message>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>استئناف</numerusform>
            <numerusform>استئناف · %Ln جديدة</numerusform>
            <numerusform>استئناف · %Ln جديدتان</numerusform>
            <numerusform>استئناف · %Ln جديدة</numerusform>
            <numerusform>استئناف · %Ln جديدة</numerusform>
            <numerusform>استئناف · %Ln جديدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Filter messages and viewers</source>
        <translation>تصفية الرسائل والمشاهدين</translation>
    </message>
    <message>
        <source>Filter the live chat</source>
        <translation>تصفية الدردشة المباشرة</translation>
    </message>
    <message>
        <source>Pause or resume the chat</source>
        <translation>إيقاف الدردشة مؤقتًا أو استئنافها</translation>
    </message>
    <message>
        <source>Resume the chat</source>
        <translation>استئناف الدردشة</translation>
    </message>
    <message>
        <source>Reply to the message</source>
        <translation>الرد على الرسالة</translation>
    </message>
    <message>
        <source>Show deleted messages</source>
        <translation>إظهار الرسائل المحذوفة</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>عرض المرسل</translation>
    </message>
    <message>
        <source>Paused %1</source>
        <comment>a time</comment>
        <translation>متوقفة منذ %1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>كل القنوات</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>No message matches.</source>
        <translation>لا رسالة مطابقة.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح عامل التصفية</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>متوقفة مؤقتًا · لا رسائل جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا · رسالة جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا · رسالتان جديدتان</numerusform>
            <numerusform>متوقفة مؤقتًا · %Ln رسائل جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا · %Ln رسالة جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا · %Ln رسالة جديدة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>حتى أنهيه بنفسي</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>لمدة %1 أخرى من الآن</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>لا قنوات قيد القفل</numerusform>
            <numerusform>جارٍ قفل قناة واحدة</numerusform>
            <numerusform>جارٍ قفل قناتين</numerusform>
            <numerusform>جارٍ قفل %Ln قنوات</numerusform>
            <numerusform>جارٍ قفل %Ln قناة</numerusform>
            <numerusform>جارٍ قفل %Ln قناة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>لا قنوات مقفلة</numerusform>
            <numerusform>قناة واحدة مقفلة</numerusform>
            <numerusform>قناتان مقفلتان</numerusform>
            <numerusform>%Ln قنوات مقفلة</numerusform>
            <numerusform>%Ln قناة مقفلة</numerusform>
            <numerusform>%Ln قناة مقفلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%1 من %Ln قناة مقفلة</numerusform>
            <numerusform>%1 من قناة واحدة مقفلة</numerusform>
            <numerusform>%1 من قناتين مقفلة</numerusform>
            <numerusform>%1 من %Ln قنوات مقفلة</numerusform>
            <numerusform>%1 من %Ln قناة مقفلة</numerusform>
            <numerusform>%1 من %Ln قناة مقفلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>فشل %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>لا قنوات قيد القفل</numerusform>
            <numerusform>%Ln قيد القفل</numerusform>
            <numerusform>%Ln قيد القفل</numerusform>
            <numerusform>%Ln قيد القفل</numerusform>
            <numerusform>%Ln قيد القفل</numerusform>
            <numerusform>%Ln قيد القفل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>لا قنوات قيد الاستعادة</numerusform>
            <numerusform>%Ln قيد الاستعادة</numerusform>
            <numerusform>%Ln قيد الاستعادة</numerusform>
            <numerusform>%Ln قيد الاستعادة</numerusform>
            <numerusform>%Ln قيد الاستعادة</numerusform>
            <numerusform>%Ln قيد الاستعادة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation>لم تُقفل %1 بعد لأن Sidestage أُغلق</translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>لم تُستعد %1</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation>غُيّر %1 في مكان آخر</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>قفل الدردشة منذ %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>لا قنوات أخرى لقفلها</numerusform>
            <numerusform>قفل %Ln أخرى</numerusform>
            <numerusform>قفل %Ln أخريين</numerusform>
            <numerusform>قفل %Ln أخرى</numerusform>
            <numerusform>قفل %Ln أخرى</numerusform>
            <numerusform>قفل %Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>إعادة محاولة 0</numerusform>
            <numerusform>إعادة محاولة واحدة</numerusform>
            <numerusform>إعادة محاولة اثنتين</numerusform>
            <numerusform>إعادة محاولة %Ln</numerusform>
            <numerusform>إعادة محاولة %Ln</numerusform>
            <numerusform>إعادة محاولة %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>لا شيء لاستعادته…</numerusform>
            <numerusform>استعادة %Ln…</numerusform>
            <numerusform>استعادة كلتيهما (%Ln)…</numerusform>
            <numerusform>استعادة الكل (%Ln)…</numerusform>
            <numerusform>استعادة الكل (%Ln)…</numerusform>
            <numerusform>استعادة الكل (%Ln)…</numerusform>
        </translation>
    </message>
    <message>
        <source>End the lockdown</source>
        <translation>رفع القفل</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>حتى %1</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>لم تُحدَّد نهاية</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>ينتهي قفل الدردشة عند %1</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>يستمر قفل الدردشة حتى ترفعه</translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation>متى ينتهي قفل الدردشة تلقائيًا</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>لا أخرى: %1</numerusform>
            <numerusform>وواحدة أخرى: %1</numerusform>
            <numerusform>واثنتان أخريان: %1</numerusform>
            <numerusform>و%Ln أخرى: %1</numerusform>
            <numerusform>و%Ln أخرى: %1</numerusform>
            <numerusform>و%Ln أخرى: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation>لم تُقفل %1</translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation>ما زالت أوضاع دردشتها مضبوطة بالقفل.</translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation>ربما تغيرت أوضاع دردشتها. تتحقق «إعادة المحاولة» منها أولًا.</translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation>لم تعد مشرفًا هناك. لم تتغير أوضاع دردشتها.</translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation>يبدو أن لديك الدور الآن. لم تتغير أوضاع دردشتها.</translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation>لم تتغير أوضاع دردشتها.</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>التحقق من دوري</translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation>التحقق من دوري في %1</translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation>منح إذن تغيير أوضاع دردشة %1…</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>إعادة المحاولة في %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>ترك دون تغيير</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>إزالة من قفل الدردشة</translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation>ترك أوضاع %1 دون تغيير</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>إزالة %1 من قفل الدردشة</translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation>كان مقررًا إرجاع %1 عند %2، لكنه غُيّر في مكان آخر.</translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation>تُرجَع الأوضاع الأخرى المضبوطة معه.</translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation>لم يُضبط %1 لأن Sidestage أُغلق.</translation>
    </message>
    <message>
        <source>Set now</source>
        <translation>ضبط الآن</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>تعذّر إرجاع %1. %2</translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>لم يُضبط %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>فشلت %Ln قناة</numerusform>
            <numerusform>فشلت %Ln قناة</numerusform>
            <numerusform>فشلت قناتان</numerusform>
            <numerusform>فشلت %Ln قنوات</numerusform>
            <numerusform>فشلت %Ln قناة</numerusform>
            <numerusform>فشلت %Ln قناة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>لم تُقفل %Ln قناة بعد لأن Sidestage أُغلق</numerusform>
            <numerusform>لم تُقفل %Ln قناة بعد لأن Sidestage أُغلق</numerusform>
            <numerusform>لم تُقفل قناتان بعد لأن Sidestage أُغلق</numerusform>
            <numerusform>لم تُقفل %Ln قنوات بعد لأن Sidestage أُغلق</numerusform>
            <numerusform>لم تُقفل %Ln قناة بعد لأن Sidestage أُغلق</numerusform>
            <numerusform>لم تُقفل %Ln قناة بعد لأن Sidestage أُغلق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>لم تُستعد %Ln قناة</numerusform>
            <numerusform>لم تُستعد %Ln قناة</numerusform>
            <numerusform>لم تُستعد قناتان</numerusform>
            <numerusform>لم تُستعد %Ln قنوات</numerusform>
            <numerusform>لم تُستعد %Ln قناة</numerusform>
            <numerusform>لم تُستعد %Ln قناة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>غُيّرت %Ln قناة في مكان آخر</numerusform>
            <numerusform>غُيّرت %Ln قناة في مكان آخر</numerusform>
            <numerusform>غُيّرت قناتان في مكان آخر</numerusform>
            <numerusform>غُيّرت %Ln قنوات في مكان آخر</numerusform>
            <numerusform>غُيّرت %Ln قناة في مكان آخر</numerusform>
            <numerusform>غُيّرت %Ln قناة في مكان آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation>قفل الدردشة</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>حتى أنهيه بنفسي</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>لمدة %1</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Modes to set</source>
        <translation>الأوضاع المراد ضبطها</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation>عند انتهاء القفل يعود كل وضع إلى ما كان عليه تمامًا. يمكن تعطيل هذا التأكيد في الإعدادات.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation>قفل</translation>
    </message>
    <message>
        <source>%1 (already locked)</source>
        <translation>%1 (مقفلة بالفعل)</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>قفل %n قناة؟</numerusform>
            <numerusform>قفل قناة واحدة؟</numerusform>
            <numerusform>قفل قناتين؟</numerusform>
            <numerusform>قفل %n قنوات؟</numerusform>
            <numerusform>قفل %n قناة؟</numerusform>
            <numerusform>قفل %n قناة؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation>حدّد وضعًا واحدًا على الأقل لضبطه.</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>قفل %Ln</numerusform>
            <numerusform>قفل %Ln</numerusform>
            <numerusform>قفل %Ln</numerusform>
            <numerusform>قفل %Ln</numerusform>
            <numerusform>قفل %Ln</numerusform>
            <numerusform>قفل %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LogView</name>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>What moderators have done</source>
        <translation>ما فعله المشرفون</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>بحث في السجل</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>كل القنوات</translation>
    </message>
    <message>
        <source>%1: %2, %3 in %4, %5. %6</source>
        <comment>a moderator; an action; a viewer; a channel; a time; a text</comment>
        <translation>%1: %2، %3 في %4، %5. %6</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>تصدير السجل…</translation>
    </message>
    <message>
        <source>The actions of others are reported with many permissions only</source>
        <translation>لا تُبلَّغ إجراءات الآخرين إلا بأذونات كثيرة</translation>
    </message>
    <message>
        <source>The service reports what other moderators do to accounts that may see all of it: bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat settings.</source>
        <translation>لا تبلّغ الخدمة عمّا يفعله المشرفون الآخرون إلا الحسابات المسموح لها برؤية ذلك كله: الحظر والرسائل والتحذيرات والمشرفون وVIP والعبارات المحظورة وطلبات رفع الحظر وإعدادات الدردشة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%Ln مدخلات</numerusform>
            <numerusform>%Ln مدخلًا</numerusform>
            <numerusform>%Ln مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لم يوجد شيء</numerusform>
            <numerusform>وُجد واحد</numerusform>
            <numerusform>وُجد اثنان</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>القائمة فارغة.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1. The service has no such log.</source>
        <translation>يُحفظ على هذا الحاسوب منذ %1. لا يوجد سجل كهذا لدى الخدمة.</translation>
    </message>
    <message>
        <source>Kept on this computer from now on. The service has no such log.</source>
        <translation>يُحفظ على هذا الحاسوب من الآن فصاعدًا. لا يوجد سجل كهذا لدى الخدمة.</translation>
    </message>
    <message>
        <source>Only your own actions are seen in %1.</source>
        <translation>في %1 لا تظهر إلا إجراءاتك.</translation>
    </message>
    <message>
        <source>Nothing was done yet. Actions appear here as they happen.</source>
        <translation>لا إجراءات بعد. تظهر هنا فور حدوثها.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>تصدير السجل</translation>
    </message>
    <message>
        <source>Moderation log %1</source>
        <translation>سجل الإشراف %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>لم يسجّل أحد الدخول.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>انتقال إلى</translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation>صفحة أو قناة أو مكافأة أو وضع دردشة أو إجراء</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>بحث في الاختصارات</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>تسجيل الدخول…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
        <translation>%1 في نافذة مستقلة.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>إرجاع</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation>تحديث الصفحة</translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation>فصل الصفحة في نافذة</translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation>إبقاء النافذة في المقدمة</translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation>طي الشريط الجانبي أو توسيعه</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>نص أكبر</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>نص أصغر</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>حجم النص العادي</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>سمة النظام</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>سمة فاتحة</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>سمة داكنة</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>انتقال إلى…</translation>
    </message>
    <message>
        <source>Next account</source>
        <translation>الحساب التالي</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation>حول Sidestage</translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live streams.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
لوحة تحكم للبث المباشر.
تطبيق حر بموجب رخصة GNU العمومية العامة، الإصدار 3 أو أحدث.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>ا&amp;نتقال</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>إ&amp;جراءات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageList</name>
    <message>
        <source>broadcaster</source>
        <translation>صاحب القناة</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>مشرف</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>subscriber</source>
        <translation>مشترك</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a viewer; a role</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 wrote at %2: %3</source>
        <comment>a viewer; a time; a message</comment>
        <translation>كتب %1 عند %2: %3</translation>
    </message>
    <message>
        <source>Notice at %1: %2 %3</source>
        <comment>a time; the notice; a message</comment>
        <translation>ملاحظة عند %1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>محذوفة: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>No permission to write.</source>
        <translation>لا إذن بالكتابة.</translation>
    </message>
    <message>
        <source>Messages are not shown.</source>
        <translation>لا تُعرض الرسائل.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>%1 has not granted permission for that.</source>
        <translation>لم يمنح %1 إذنًا بذلك.</translation>
    </message>
    <message>
        <source>Without permission to read chat, messages are not shown.</source>
        <translation>دون إذن قراءة الدردشة لا تُعرض الرسائل.</translation>
    </message>
    <message>
        <source>The chat cannot be read. %1</source>
        <translation>تعذّرت قراءة الدردشة. %1</translation>
    </message>
    <message>
        <source>Quiet here. Messages appear as they come.</source>
        <translation>الوضع هادئ هنا. تظهر الرسائل فور وصولها.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>محذوفة</translation>
    </message>
    <message>
        <source>Deleted by %1</source>
        <comment>a moderator</comment>
        <translation>حذفها %1</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>محظور</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a channel; a viewer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>message deleted</source>
        <translation>حُذفت الرسالة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>رد على %1: %2</translation>
    </message>
    <message>
        <source>Timed out until %1</source>
        <comment>a time</comment>
        <translation>مُسكَت مؤقتًا حتى %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageMenu</name>
    <message>
        <source>Open link</source>
        <translation>فتح الرابط</translation>
    </message>
    <message>
        <source>Open a page of %1?</source>
        <comment>a host</comment>
        <translation>هل تريد فتح صفحة من %1؟</translation>
    </message>
    <message>
        <source>Your browser will open this address. Anybody can write links in a chat.</source>
        <translation>سيفتح متصفحك هذا العنوان. يمكن لأي شخص كتابة روابط في الدردشة.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open link to %1…</source>
        <comment>a host</comment>
        <translation>فتح الرابط إلى %1…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>نسخ الرسالة</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit milestone</source>
        <translation>تحرير المحطة</translation>
    </message>
    <message>
        <source>New milestone</source>
        <translation>محطة جديدة</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation>بعملة %1، مثل %2</translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation>ما يحدث عند بلوغ هذا المبلغ</translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
        <translation>أدخل ما يحدث عند بلوغ هذا المبلغ.</translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation>أدخل أكثر من 0.</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation>المحطات</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add milestone</source>
        <translation>إضافة محطة</translation>
    </message>
    <message>
        <source>Set a promise for an amount. You are notified when it is reached.</source>
        <translation>حدّد وعدًا لمبلغ ما. يصلك إشعار عند بلوغه.</translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation>بُلغت %1</translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation>بُلغت سابقًا</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>متبقٍّ %1</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>بُلغ %1 من %2</translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation>حُذفت المحطة «%1»</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه إدارة هذه القناة.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>لم تعد هذه القناة في القائمة.</translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
        <translation>تغيّر الحساب المستخدم لهذه القناة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation>وضع الدرع</translation>
    </message>
    <message>
        <source>uses shield settings</source>
        <translation>يستخدم إعدادات الدرع</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه إدارة هذه القناة.</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>غير مسموح في %1. %2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>لم يمنح %1 الإذن لتغيير وضع الدرع.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>لم يمنح %1 الإذن لتغيير أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>لم تُرسل بعد</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>جارٍ الإرسال</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>غير متاح: %1</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>لم يُرسل بعد.</translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation>فعّله %1، %2.</translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation>آخر من غيّره %1.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>غير مرئي لهذا الحساب.</translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation>لم يتغير وضع الدرع في %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>لم تتغير %n قناة: %1. %2</numerusform>
            <numerusform>لم تتغير قناة واحدة: %1. %2</numerusform>
            <numerusform>لم تتغير قناتان: %1. %2</numerusform>
            <numerusform>لم تتغير %n قنوات: %1. %2</numerusform>
            <numerusform>لم تتغير %n قناة: %1. %2</numerusform>
            <numerusform>لم تتغير %n قناة: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation>فعّل %1 وضع الدرع في %2، %3</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation>عطّل %1 وضع الدرع في %2، %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%1 في %n قناة</numerusform>
            <numerusform>%1 في قناة واحدة</numerusform>
            <numerusform>%1 في قناتين</numerusform>
            <numerusform>%1 في %n قنوات</numerusform>
            <numerusform>%1 في %n قناة</numerusform>
            <numerusform>%1 في %n قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>لمدة</translation>
    </message>
    <message>
        <source>Only for a limited time</source>
        <translation>لمدة محدودة فقط</translation>
    </message>
    <message>
        <source> min</source>
        <translation> د</translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation>الدقائق حتى الإرجاع</translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>ضبط لمدة %1 د في %n قناة</numerusform>
            <numerusform>ضبط لمدة %1 د في قناة واحدة</numerusform>
            <numerusform>ضبط لمدة %1 د في قناتين</numerusform>
            <numerusform>ضبط لمدة %1 د في %n قنوات</numerusform>
            <numerusform>ضبط لمدة %1 د في %n قناة</numerusform>
            <numerusform>ضبط لمدة %1 د في %n قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation>ضبط لمدة %1 د</translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>ضبط في %n قناة</numerusform>
            <numerusform>ضبط في قناة واحدة</numerusform>
            <numerusform>ضبط في قناتين</numerusform>
            <numerusform>ضبط في %n قنوات</numerusform>
            <numerusform>ضبط في %n قناة</numerusform>
            <numerusform>ضبط في %n قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation>ثم تعود كل قناة إلى إعدادها الحالي.</translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation>ثم يعود إلى: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
        <translation>إن لم يُحدَّد بقي الوضع دون تغيير</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation>%1 لمدة محدودة…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير أوضاع الدردشة.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation>يستخدم إعدادات وضع الدرع الخاصة بالقناة.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>غير مرئي لهذا الحساب.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation>أوضاع الدردشة حسب القناة</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation>%1 محددة، %2 من %3</translation>
    </message>
    <message>
        <source>%1 not selected</source>
        <translation>%1 غير محددة</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>إلغاء تحديد الكل</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation>إلغاء تحديد كل القنوات</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>تحديد كل القنوات</translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation>%1. اضغط مفتاح المسافة لتحديد القناة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation>لم يُرسل بعد</translation>
    </message>
    <message>
        <source>Locking…</source>
        <translation>جارٍ القفل…</translation>
    </message>
    <message>
        <source>Locked %1</source>
        <translation>مقفلة %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>تغيّر في مكان آخر</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>جارٍ الاستعادة…</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>لم تُستعد</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>تم %1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>مباشر %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>باسم %1</translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation>حالة البث غير معروفة</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation>مباشر منذ %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>محددة</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation>لا تغييرات في %1 بعد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, a result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>إعادة المحاولة في %1</translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation>تحرير كل أوضاع %1</translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation>نتيجة قفل الدردشة</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>آخر تغيير</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation>ضبطه القفل</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه إدارة هذه القناة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message>
        <source>Moderation waiting</source>
        <translation>إشراف منتظر</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>فتح الإشراف</translation>
    </message>
    <message>
        <source>Allow or approve what waits in Moderation</source>
        <translation>السماح بما ينتظر في الإشراف أو قبوله</translation>
    </message>
    <message>
        <source>Deny what waits in Moderation</source>
        <translation>رفض ما ينتظر في الإشراف</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا شيء في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>لا قنوات بعد. تظهر هنا القنوات التي تشرف عليها.</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>لا شيء في الانتظار.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationHandler</name>
    <message>
        <source>The account has not granted the permission.</source>
        <translation>لم يمنح الحساب الإذن.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>لم يُنجز شيء</numerusform>
            <numerusform>أُنجز %Ln</numerusform>
            <numerusform>أُنجز %Ln</numerusform>
            <numerusform>أُنجز %Ln</numerusform>
            <numerusform>أُنجز %Ln</numerusform>
            <numerusform>أُنجز %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln دون تغيير</numerusform>
            <numerusform>%Ln دون تغيير</numerusform>
            <numerusform>%Ln دون تغيير</numerusform>
            <numerusform>%Ln دون تغيير</numerusform>
            <numerusform>%Ln دون تغيير</numerusform>
            <numerusform>%Ln دون تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>لم يُلغَ شيء</numerusform>
            <numerusform>أُلغي %Ln</numerusform>
            <numerusform>أُلغي %Ln</numerusform>
            <numerusform>أُلغي %Ln</numerusform>
            <numerusform>أُلغي %Ln</numerusform>
            <numerusform>أُلغي %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <comment>a viewer</comment>
        <translation>أُسكت %1 مؤقتًا</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>جارٍ الإرسال</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>في %1</translation>
    </message>
    <message>
        <source>in several channels</source>
        <translation>في عدة قنوات</translation>
    </message>
    <message>
        <source>Viewer or term</source>
        <translation>المشاهد أو العبارة</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done. The other %1 are left out.</source>
        <translation>
            <numerusform>لم يُنجز شيء. تُترك %1 الأخرى.</numerusform>
            <numerusform>أُنجز %Ln. تُترك %1 الأخرى.</numerusform>
            <numerusform>أُنجز %Ln. تُترك %1 الأخرى.</numerusform>
            <numerusform>أُنجزت %Ln. تُترك %1 الأخرى.</numerusform>
            <numerusform>أُنجز %Ln. تُترك %1 الأخرى.</numerusform>
            <numerusform>أُنجز %Ln. تُترك %1 الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>لم يتم أي حظر</numerusform>
            <numerusform>تم حظر واحد</numerusform>
            <numerusform>تم حظران</numerusform>
            <numerusform>تمت %Ln عمليات حظر</numerusform>
            <numerusform>تمت %Ln عملية حظر</numerusform>
            <numerusform>تمت %Ln عملية حظر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 banned</source>
        <comment>a viewer</comment>
        <translation>حُظر %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationListView</name>
    <message>
        <source>Could not load the list. %1</source>
        <translation>تعذّر تحميل القائمة. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>لا شيء يطابق البحث.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا شيء في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>الإشراف</translation>
    </message>
    <message>
        <source>Moderation sections</source>
        <translation>أقسام الإشراف</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>الدردشة المباشرة</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>المحظورون</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>العبارات المحظورة</translation>
    </message>
    <message>
        <source>AutoMod</source>
        <translation>AutoMod</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <comment>a number</comment>
        <translation>في الانتظار %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message>
        <source>Allowing the message of %1</source>
        <translation>جارٍ السماح برسالة %1</translation>
    </message>
    <message>
        <source>Denying the message of %1</source>
        <translation>جارٍ رفض رسالة %1</translation>
    </message>
    <message>
        <source>Banning %1</source>
        <translation>جارٍ حظر %1</translation>
    </message>
    <message>
        <source>Timing out %1 for %2</source>
        <comment>a viewer; a duration</comment>
        <translation>جارٍ إسكات %1 لمدة %2</translation>
    </message>
    <message>
        <source>Unbanning %1</source>
        <translation>جارٍ رفع الحظر عن %1</translation>
    </message>
    <message>
        <source>Warning %1</source>
        <translation>جارٍ تحذير %1</translation>
    </message>
    <message>
        <source>Deleting the message of %1</source>
        <translation>جارٍ حذف رسالة %1</translation>
    </message>
    <message>
        <source>Approving the request of %1</source>
        <translation>جارٍ قبول طلب %1</translation>
    </message>
    <message>
        <source>Adding the term “%1”</source>
        <translation>جارٍ إضافة العبارة «%1»</translation>
    </message>
    <message>
        <source>Removing the term “%1”</source>
        <translation>جارٍ إزالة العبارة «%1»</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>سماح</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>إسكات مؤقت</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>رفع الحظر</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>موافقة</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>إضافة عبارة</translation>
    </message>
    <message>
        <source>Remove term</source>
        <translation>إزالة العبارة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>لا قرارات</numerusform>
            <numerusform>قرار واحد</numerusform>
            <numerusform>قراران</numerusform>
            <numerusform>%Ln قرارات</numerusform>
            <numerusform>%Ln قرارًا</numerusform>
            <numerusform>%Ln قرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>لم يُحظر أي مشاهد</numerusform>
            <numerusform>حُظر مشاهد واحد</numerusform>
            <numerusform>حُظر مشاهدان</numerusform>
            <numerusform>حُظر %Ln مشاهدين</numerusform>
            <numerusform>حُظر %Ln مشاهدًا</numerusform>
            <numerusform>حُظر %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>لم يُرفع حظر أي مشاهد</numerusform>
            <numerusform>رُفع حظر مشاهد واحد</numerusform>
            <numerusform>رُفع حظر مشاهدين اثنين</numerusform>
            <numerusform>رُفع حظر %Ln مشاهدين</numerusform>
            <numerusform>رُفع حظر %Ln مشاهدًا</numerusform>
            <numerusform>رُفع حظر %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>لم تُحظر أي عبارة</numerusform>
            <numerusform>حُظرت عبارة واحدة</numerusform>
            <numerusform>حُظرت عبارتان</numerusform>
            <numerusform>حُظرت %Ln عبارات</numerusform>
            <numerusform>حُظرت %Ln عبارة</numerusform>
            <numerusform>حُظرت %Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>لم يُرفع حظر أي عبارة</numerusform>
            <numerusform>رُفع حظر عبارة واحدة</numerusform>
            <numerusform>رُفع حظر عبارتين</numerusform>
            <numerusform>رُفع حظر %Ln عبارات</numerusform>
            <numerusform>رُفع حظر %Ln عبارة</numerusform>
            <numerusform>رُفع حظر %Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>لم يُنفَّذ أي قرار</numerusform>
            <numerusform>نُفّذ قرار واحد</numerusform>
            <numerusform>نُفّذ قراران</numerusform>
            <numerusform>نُفّذت %Ln قرارات</numerusform>
            <numerusform>نُفّذ %Ln قرارًا</numerusform>
            <numerusform>نُفّذ %Ln قرار</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is banned already.</source>
        <translation>%1 محظور بالفعل.</translation>
    </message>
    <message>
        <source>%1 is neither banned nor in a timeout.</source>
        <translation>%1 ليس محظورًا ولا مُسكتًا مؤقتًا.</translation>
    </message>
    <message>
        <source>Decided elsewhere.</source>
        <translation>بُتّ فيه في مكان آخر.</translation>
    </message>
    <message>
        <source>The message does not exist any more.</source>
        <translation>لم تعد الرسالة موجودة.</translation>
    </message>
    <message>
        <source>It failed.</source>
        <translation>فشلت العملية.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>انتهت صلاحيته</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>بُتّ فيه في مكان آخر</translation>
    </message>
    <message>
        <source>Blocked term</source>
        <translation>عبارة محظورة</translation>
    </message>
    <message>
        <source>Unban request</source>
        <translation>طلب رفع الحظر</translation>
    </message>
    <message>
        <source>Ban evader, likely</source>
        <translation>متحايل على الحظر، مرجّح</translation>
    </message>
    <message>
        <source>Ban evader, possible</source>
        <translation>متحايل على الحظر، محتمل</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>مقيَّد</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>مراقَب</translation>
    </message>
    <message>
        <source>Held by AutoMod</source>
        <translation>محتجزة لدى AutoMod</translation>
    </message>
    <message>
        <source>Unban requests</source>
        <translation>طلبات رفع الحظر</translation>
    </message>
    <message>
        <source>Suspicious viewers</source>
        <translation>المشاهدون المشبوهون</translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>أُسكت %Ln مشاهد مؤقتًا</numerusform>
            <numerusform>أُسكت مشاهد واحد مؤقتًا</numerusform>
            <numerusform>أُسكت مشاهدان مؤقتًا</numerusform>
            <numerusform>أُسكت %Ln مشاهدين مؤقتًا</numerusform>
            <numerusform>أُسكت %Ln مشاهدًا مؤقتًا</numerusform>
            <numerusform>أُسكت %Ln مشاهد مؤقتًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Denying the request of %1</source>
        <translation>جارٍ رفض طلب %1</translation>
    </message>
    <message>
        <source>The message of %1 was not allowed</source>
        <translation>لم يُسمح برسالة %1</translation>
    </message>
    <message>
        <source>The message of %1 was not denied</source>
        <translation>لم تُرفض رسالة %1</translation>
    </message>
    <message>
        <source>%1 was not banned</source>
        <comment>a viewer</comment>
        <translation>لم يُحظر %1</translation>
    </message>
    <message>
        <source>%1 was not timed out</source>
        <comment>a viewer</comment>
        <translation>لم يُسكَت %1 مؤقتًا</translation>
    </message>
    <message>
        <source>%1 was not unbanned</source>
        <comment>a viewer</comment>
        <translation>لم يُرفع الحظر عن %1</translation>
    </message>
    <message>
        <source>%1 was not warned</source>
        <comment>a viewer</comment>
        <translation>لم يُحذَّر %1</translation>
    </message>
    <message>
        <source>The message of %1 was not deleted</source>
        <translation>لم تُحذف رسالة %1</translation>
    </message>
    <message>
        <source>The request of %1 was not approved</source>
        <translation>لم يُوافَق على طلب %1</translation>
    </message>
    <message>
        <source>The request of %1 was not denied</source>
        <translation>لم يُرفض طلب %1</translation>
    </message>
    <message>
        <source>The term “%1” was not added</source>
        <translation>لم تُضف العبارة «%1»</translation>
    </message>
    <message>
        <source>The term “%1” was not removed</source>
        <translation>لم تُزَل العبارة «%1»</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a number; a category of AutoMod</comment>
        <translation>المستوى %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>لا مشاهدين لحظرهم</numerusform>
            <numerusform>جارٍ حظر مشاهد واحد</numerusform>
            <numerusform>جارٍ حظر مشاهدَين</numerusform>
            <numerusform>جارٍ حظر %Ln مشاهدين</numerusform>
            <numerusform>جارٍ حظر %Ln مشاهدًا</numerusform>
            <numerusform>جارٍ حظر %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>لا حظر لنسخه</numerusform>
            <numerusform>جارٍ نسخ حظر واحد</numerusform>
            <numerusform>جارٍ نسخ حظرين</numerusform>
            <numerusform>جارٍ نسخ %Ln عمليات حظر</numerusform>
            <numerusform>جارٍ نسخ %Ln عملية حظر</numerusform>
            <numerusform>جارٍ نسخ %Ln عملية حظر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>لا مشاهدين لرفع الحظر عنهم</numerusform>
            <numerusform>جارٍ رفع الحظر عن مشاهد واحد</numerusform>
            <numerusform>جارٍ رفع الحظر عن مشاهدَين</numerusform>
            <numerusform>جارٍ رفع الحظر عن %Ln مشاهدين</numerusform>
            <numerusform>جارٍ رفع الحظر عن %Ln مشاهدًا</numerusform>
            <numerusform>جارٍ رفع الحظر عن %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>لا عبارات لحظرها</numerusform>
            <numerusform>جارٍ حظر عبارة واحدة</numerusform>
            <numerusform>جارٍ حظر عبارتين</numerusform>
            <numerusform>جارٍ حظر %Ln عبارات</numerusform>
            <numerusform>جارٍ حظر %Ln عبارة</numerusform>
            <numerusform>جارٍ حظر %Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>لا عبارات لرفع حظرها</numerusform>
            <numerusform>جارٍ رفع حظر عبارة واحدة</numerusform>
            <numerusform>جارٍ رفع حظر عبارتين</numerusform>
            <numerusform>جارٍ رفع حظر %Ln عبارات</numerusform>
            <numerusform>جارٍ رفع حظر %Ln عبارة</numerusform>
            <numerusform>جارٍ رفع حظر %Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>لا مشاهدين لإسكاتهم</numerusform>
            <numerusform>جارٍ إسكات مشاهد واحد مؤقتًا</numerusform>
            <numerusform>جارٍ إسكات مشاهدَين مؤقتًا</numerusform>
            <numerusform>جارٍ إسكات %Ln مشاهدين مؤقتًا</numerusform>
            <numerusform>جارٍ إسكات %Ln مشاهدًا مؤقتًا</numerusform>
            <numerusform>جارٍ إسكات %Ln مشاهد مؤقتًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation>أوضاع الدردشة</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>إعلان في الدردشة…</translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation>قفل الدردشة</translation>
    </message>
    <message>
        <source>Locked down</source>
        <translation>مقفلة</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Messages from non-moderators appear a few seconds later, so moderators can remove them before others see them. Change this on the Chat page.</source>
        <translation>تظهر رسائل غير المشرفين بعد بضع ثوانٍ ليتمكن المشرفون من إزالتها قبل أن يراها الآخرون. يمكن تغيير ذلك في صفحة «الدردشة».</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>الانتقال إلى الدردشة</translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation>تأخير الدردشة غير معروف.</translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation>تأخير الدردشة %1.</translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation>تأخير الدردشة معطّل.</translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation>لا يمكن تغيير أوضاع الدردشة هنا.</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>لم يتغير</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation>%1، جارٍ الإرسال</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation>%1، %2 خلال %3</translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation>استعادة الدردشة…</translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n قناة منذ %1</numerusform>
            <numerusform>قناة واحدة منذ %1</numerusform>
            <numerusform>قناتان منذ %1</numerusform>
            <numerusform>%n قنوات منذ %1</numerusform>
            <numerusform>%n قناة منذ %1</numerusform>
            <numerusform>%n قناة منذ %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>، لا شيء يحتاج انتباهًا</numerusform>
            <numerusform>، واحدة تحتاج انتباهًا</numerusform>
            <numerusform>، اثنتان تحتاجان انتباهًا</numerusform>
            <numerusform>، %n تحتاج انتباهًا</numerusform>
            <numerusform>، %n تحتاج انتباهًا</numerusform>
            <numerusform>، %n تحتاج انتباهًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation>أُخذت اللقطة %1</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>إعلان في الدردشة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>No channel selected</source>
        <translation>لا قناة محددة</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>لمدة %1</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>لـ%n قناة محددة</numerusform>
            <numerusform>للقناة المحددة</numerusform>
            <numerusform>للقناتين المحددتين</numerusform>
            <numerusform>لـ%n قنوات محددة</numerusform>
            <numerusform>لـ%n قناة محددة</numerusform>
            <numerusform>لـ%n قناة محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation>مضبوط بالفعل</translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation>يغيّر الأوضاع</translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation>يغيّر %1 من %2</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>إدارة الإعدادات المسبقة…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation>لا قنوات معروضة.</translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation>القنوات…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation>لا قنوات لإدارتها. أضف القنوات التي تشرف عليها بأسمائها.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>لم يُرسل بعد إلى %n قناة: %1</numerusform>
            <numerusform>لم يُرسل بعد إلى قناة واحدة: %1</numerusform>
            <numerusform>لم يُرسل بعد إلى قناتين: %1</numerusform>
            <numerusform>لم يُرسل بعد إلى %n قنوات: %1</numerusform>
            <numerusform>لم يُرسل بعد إلى %n قناة: %1</numerusform>
            <numerusform>لم يُرسل بعد إلى %n قناة: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>إرسال إلى %n قناة</numerusform>
            <numerusform>إرسال إلى قناة واحدة</numerusform>
            <numerusform>إرسال إلى قناتين</numerusform>
            <numerusform>إرسال إلى %n قنوات</numerusform>
            <numerusform>إرسال إلى %n قناة</numerusform>
            <numerusform>إرسال إلى %n قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>أخذ لقطة</translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation>تنويه…</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>إعلان دردشة</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>تحديد كل القنوات</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>إرسال التغييرات</translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation>تجاهل التغييرات ومسح التحديد</translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation>اللقطات وإعلانات الدردشة والتنويهات</translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation>قفل أو استعادة…</translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation>أوضاع %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>التحقق من دوري</translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation>«%1» مضبوط بالفعل. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation>طُبّق «%1» على %2.</translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>طُبّق «%1» على %n قناة.</numerusform>
            <numerusform>طُبّق «%1» على قناة واحدة.</numerusform>
            <numerusform>طُبّق «%1» على قناتين.</numerusform>
            <numerusform>طُبّق «%1» على %n قنوات.</numerusform>
            <numerusform>طُبّق «%1» على %n قناة.</numerusform>
            <numerusform>طُبّق «%1» على %n قناة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>تُجوهلت تغييرات %n قناة.</numerusform>
            <numerusform>تُجوهلت تغييرات قناة واحدة.</numerusform>
            <numerusform>تُجوهلت تغييرات قناتين.</numerusform>
            <numerusform>تُجوهلت تغييرات %n قنوات.</numerusform>
            <numerusform>تُجوهلت تغييرات %n قناة.</numerusform>
            <numerusform>تُجوهلت تغييرات %n قناة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>وُضعت علامة عند %1</translation>
    </message>
    <message>
        <source>The moment was marked after all. No clip of it was asked for.</source>
        <translation>وُضعت علامة اللحظة في النهاية. لم يُطلب مقطع منها.</translation>
    </message>
    <message>
        <source>The moment was not marked. Mark again if it still matters.</source>
        <translation>لم توضع علامة للحظة. ضعها مجددًا إن بقيت مهمة.</translation>
    </message>
    <message>
        <source>The clip “%1” is there.</source>
        <translation>المقطع «%1» جاهز.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>لم يُحذف أي فيديو.</numerusform>
            <numerusform>حُذف فيديو واحد.</numerusform>
            <numerusform>حُذف فيديوهان.</numerusform>
            <numerusform>حُذفت %Ln فيديوهات.</numerusform>
            <numerusform>حُذف %Ln فيديو.</numerusform>
            <numerusform>حُذف %Ln فيديو.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clip was not made. %1</source>
        <comment>the reason</comment>
        <translation>لم يُنشأ المقطع. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message>
        <source>no note</source>
        <translation>دون ملاحظة</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>with the category</source>
        <translation>مع الفئة</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>في مكان آخر</translation>
    </message>
    <message>
        <source>making</source>
        <translation>قيد الإنشاء</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%Ln مقاطع</numerusform>
            <numerusform>%Ln مقطعًا</numerusform>
            <numerusform>%Ln مقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>عُدّلت هنا</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>وقت الوضع</translation>
    </message>
    <message>
        <source>By</source>
        <translation>بواسطة</translation>
    </message>
    <message>
        <source>The service does not tell who has set a marker.</source>
        <translation>لا تذكر الخدمة من وضع العلامة.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>المقطع</translation>
    </message>
    <message>
        <source>%1, %2. Marked %3 by %4, clip: %5</source>
        <comment>position; note; a time; who; number</comment>
        <translation>%1، %2. وُضعت %3 بواسطة %4، المقطع: %5</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message>
        <source>Timeline of the stream. The table below has the same moments.</source>
        <translation>الخط الزمني للبث. يعرض الجدول أدناه اللحظات نفسها.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Categories: %5</source>
        <comment>length; moments; clips; ad breaks; names</comment>
        <translation>%1: %2، %3، %4. الفئات: %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>لا لحظات</numerusform>
            <numerusform>لحظة واحدة</numerusform>
            <numerusform>لحظتان</numerusform>
            <numerusform>%Ln لحظات</numerusform>
            <numerusform>%Ln لحظة</numerusform>
            <numerusform>%Ln لحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%Ln مقاطع</numerusform>
            <numerusform>%Ln مقطعًا</numerusform>
            <numerusform>%Ln مقطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>لا فواصل إعلانية</numerusform>
            <numerusform>فاصل إعلاني واحد</numerusform>
            <numerusform>فاصلان إعلانيان</numerusform>
            <numerusform>%Ln فواصل إعلانية</numerusform>
            <numerusform>%Ln فاصلًا إعلانيًا</numerusform>
            <numerusform>%Ln فاصل إعلاني</numerusform>
        </translation>
    </message>
    <message>
        <source>category not seen</source>
        <translation>الفئة لم تُرصد</translation>
    </message>
    <message>
        <source>Now %1</source>
        <comment>a position in the stream</comment>
        <translation>الآن %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsFeed</name>
    <message>
        <source>%1 begins</source>
        <comment>a category</comment>
        <translation>تبدأ %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsPage</name>
    <message>
        <source>Moments</source>
        <translation>اللحظات</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>تعليم هذه اللحظة</translation>
    </message>
    <message>
        <source>Parts of Moments</source>
        <translation>أقسام اللحظات</translation>
    </message>
    <message>
        <source>Mark moment</source>
        <translation>وضع علامة للحظة</translation>
    </message>
    <message>
        <source>Mark and clip</source>
        <translation>علامة ومقطع</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>هذا البث</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>المقاطع</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>الفيديوهات</translation>
    </message>
    <message>
        <source>Videos %1</source>
        <comment>with their number</comment>
        <translation>الفيديوهات %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message>
        <source>%1M</source>
        <comment>millions of a currency</comment>
        <translation>%1 مليون</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation>%1 ألف</translation>
    </message>
    <message>
        <source>Enter an amount such as %1.</source>
        <translation>أدخل مبلغًا مثل %1.</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>لا يمكن أن يكون المبلغ سالبًا.</translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation>هذا المبلغ كبير جدًا.</translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation>لا منازل عشرية لهذه العملة.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>دون منازل عشرية.</numerusform>
            <numerusform>منزلة عشرية واحدة كحد أقصى.</numerusform>
            <numerusform>منزلتان عشريتان كحد أقصى.</numerusform>
            <numerusform>%n منازل عشرية كحد أقصى.</numerusform>
            <numerusform>%n منزلة عشرية كحد أقصى.</numerusform>
            <numerusform>%n منزلة عشرية كحد أقصى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>الإعلان التالي</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>حتى %1</translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation>عند %1، بعد إرسال التأجيل</translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation>عند %1، كما هو مجدول</translation>
    </message>
</context>
<context>
    <name>Sidestage::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of characters, and how many may be</comment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>الانتقال إلى %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>الإشعارات، لا شيء غير مقروء</numerusform>
            <numerusform>الإشعارات، واحد غير مقروء</numerusform>
            <numerusform>الإشعارات، اثنان غير مقروءين</numerusform>
            <numerusform>الإشعارات، %n غير مقروءة</numerusform>
            <numerusform>الإشعارات، %n غير مقروءة</numerusform>
            <numerusform>الإشعارات، %n غير مقروءة</numerusform>
        </translation>
    </message>
    <message>
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
        <translation>لا إشعارات بعد. تبقى هنا الرسائل المعروضة عند حافة النافذة حتى الإنهاء.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time; account</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NumberField</name>
    <message>
        <source>At least %1.</source>
        <translation>%1 على الأقل.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>%1 على الأكثر.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation>على الهواء</translation>
    </message>
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation>اسحب بطاقة، أو ضع التركيز عليها وحرّكها بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation>ترتيب البطاقات</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>أرقام كبيرة</translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation>فصل هذه البطاقة في نافذة</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>إظهار %1</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>إرجاع %1</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>فصل %1 في نافذة</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>تضييق %1</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>توسيع %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>إخفاء %1</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 مخفية</translation>
    </message>
</context>
<context>
    <name>Sidestage::OpenFile</name>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>تعذّرت قراءة «%1». %2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>لم يُقرأ «%1»: حجمه أكبر من %2 م.ب.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Outbox</name>
    <message>
        <source>Sidestage was closed before the service replied. It may have been sent.</source>
        <translation>أُغلق Sidestage قبل أن ترد الخدمة. ربما أُرسل.</translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation>أُغلق Sidestage قبل الإرسال.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutboxSender</name>
    <message>
        <source>The service did not accept the request.</source>
        <translation>لم تقبل الخدمة الطلب.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutcomeBox</name>
    <message>
        <source>pays 1 : %1</source>
        <comment>points that each point on an outcome pays</comment>
        <translation>العائد 1 : %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فاز</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 نقطة</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln viewers</source>
        <comment>points; number of viewers</comment>
        <translation>
            <numerusform>%1 · لا مشاهدين</numerusform>
            <numerusform>%1 · مشاهد واحد</numerusform>
            <numerusform>%1 · مشاهدان</numerusform>
            <numerusform>%1 · %Ln مشاهدين</numerusform>
            <numerusform>%1 · %Ln مشاهدًا</numerusform>
            <numerusform>%1 · %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>an outcome, its share, its points and viewers</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Top %1</source>
        <comment>a viewer</comment>
        <translation>الأعلى: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>ملفات التراكب</translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation>أضف هذين الملفين مصدرَ نص ومصدرَ صورة في تطبيق البث لديك. يُستبدل كل ملف بالكامل كلما تغيرت الحملة.</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>ملف نصي</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>{%1} %2</source>
        <comment>placeholder, its meaning</comment>
        <translation>{%1} %2</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>ملف صورة</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source> px</source>
        <translation> بكسل</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation>معاينة الصورة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation>اختيار ملف: %1</translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation>عنصر نائب غير معروف: %1.</translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation>تعذّرت كتابة الملف. أبلغ النظام: «%1»</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>أدخل المسار الكامل لملف.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>هذا مجلد.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>هذا المجلد غير موجود.</translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation>هذا الملف مستخدم بالفعل للنص.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>تعذّر حفظ هذا التغيير؛ يسري حتى الخروج فقط. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation>اسم المؤسسة الخيرية</translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation>ما جُمع حتى الآن</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation>المبلغ المتبقي لبلوغ الهدف</translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation>النسبة المئوية من الهدف</translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation>عدد التبرعات</translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation>آخر متبرع</translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation>آخر تبرع</translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation>صاحب أكبر تبرع</translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation>أكبر تبرع</translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation>المحطة التالية</translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation>مبلغ المحطة التالية</translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
        <translation>تعذّر رسم الصورة.</translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation>{charity}: {total}</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation>من %1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation>الوتيرة</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation>المجموع بمرور الوقت</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceChart</name>
    <message>
        <source>Total over time: %1 now. %2</source>
        <translation>المجموع بمرور الوقت: الآن %1. %2</translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation>الهدف %1.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>الآن %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation>انتهى عند %1</translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation>الهدف، %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation>إجراءات أخرى</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>فصل في نافذة</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>العودة إلى النافذة الرئيسية</translation>
    </message>
</context>
<context>
    <name>Sidestage::PartRow</name>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <comment>a part of a show</comment>
        <translation>اختيار: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Not part of this show</source>
        <translation>ليس جزءًا من هذا البرنامج</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <comment>a part of a show</comment>
        <translation>تحرير: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>غير مستخدم في أي برنامج.</numerusform>
            <numerusform>مستخدم في برنامج واحد: يسري أي تغيير عليه.</numerusform>
            <numerusform>مستخدم في برنامجين: يسري أي تغيير عليهما.</numerusform>
            <numerusform>مستخدم في %Ln برامج: يسري أي تغيير عليها جميعًا.</numerusform>
            <numerusform>مستخدم في %Ln برنامجًا: يسري أي تغيير عليها جميعًا.</numerusform>
            <numerusform>مستخدم في %Ln برنامج: يسري أي تغيير عليها جميعًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from yet. Open its page…</source>
        <translation>لا شيء للاختيار منه بعد. فتح صفحته…</translation>
    </message>
    <message>
        <source>Remove from this show</source>
        <translation>إزالة من هذا البرنامج</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleCard</name>
    <message>
        <source>Moderators</source>
        <translation>المشرفون</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Blocked users</source>
        <translation>المستخدمون المحجوبون</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1، اسم الدخول %2</translation>
    </message>
    <message>
        <source>Too many changes within a few seconds. Try again in 10 seconds.</source>
        <translation>تغييرات كثيرة خلال ثوانٍ قليلة. أعد المحاولة بعد 10 ثوانٍ.</translation>
    </message>
    <message>
        <source>All VIP slots are taken. Remove a VIP first.</source>
        <translation>كل خانات VIP مشغولة. أزل أحد VIP أولًا.</translation>
    </message>
    <message>
        <source>The channel has to complete “Build a Community” before it can have VIPs.</source>
        <translation>على القناة إكمال «Build a Community» قبل أن يكون لها VIP.</translation>
    </message>
    <message>
        <source>It is not known whether %1 was added. %2</source>
        <translation>لا يُعرف هل أُضيف %1. %2</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed. %2</source>
        <translation>لا يُعرف هل أُزيل %1. %2</translation>
    </message>
    <message>
        <source>%1 was not made a moderator. %2</source>
        <translation>لم يُعيَّن %1 مشرفًا. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the moderators. %2</source>
        <translation>لم يُزل %1 من المشرفين. %2</translation>
    </message>
    <message>
        <source>%1 was not made a VIP. %2</source>
        <translation>لم يُعيَّن %1 ضمن VIP. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the VIPs. %2</source>
        <translation>لم يُزل %1 من VIP. %2</translation>
    </message>
    <message>
        <source>%1 was not blocked. %2</source>
        <translation>لم يُحجب %1. %2</translation>
    </message>
    <message>
        <source>%1 was not unblocked. %2</source>
        <translation>لم يُلغَ حجب %1. %2</translation>
    </message>
    <message>
        <source>%1 is a moderator now</source>
        <translation>أصبح %1 مشرفًا</translation>
    </message>
    <message>
        <source>%1 is a VIP now</source>
        <translation>أصبح %1 من VIP</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 محجوب</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator</source>
        <translation>لم يعد %1 مشرفًا</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP</source>
        <translation>لم يعد %1 من VIP</translation>
    </message>
    <message>
        <source>%1 is no longer blocked</source>
        <translation>لم يعد %1 محجوبًا</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <comment>a list of users</comment>
        <translation>بحث: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>Make moderator…</source>
        <translation>تعيين مشرفًا…</translation>
    </message>
    <message>
        <source>Make VIP…</source>
        <translation>تعيين VIP…</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>إلغاء الحجب</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Sign in again to see this list.</source>
        <translation>سجّل الدخول مجددًا لرؤية هذه القائمة.</translation>
    </message>
    <message>
        <source>No permission to see the moderators.</source>
        <translation>لا إذن برؤية المشرفين.</translation>
    </message>
    <message>
        <source>No permission to see the VIPs.</source>
        <translation>لا إذن برؤية VIP.</translation>
    </message>
    <message>
        <source>No permission to see whom you block.</source>
        <translation>لا إذن برؤية من حجبتهم.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>The service shows this list only to programs to which the broadcaster has granted it.</source>
        <translation>لا تعرض الخدمة هذه القائمة إلا للتطبيقات التي منحها صاحب القناة الإذن.</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>اسم الدخول</translation>
    </message>
    <message>
        <source>Login of the new moderator</source>
        <translation>اسم دخول المشرف الجديد</translation>
    </message>
    <message>
        <source>Login of the new VIP</source>
        <translation>اسم دخول VIP الجديد</translation>
    </message>
    <message>
        <source>Login of the user to block</source>
        <translation>اسم دخول المستخدم المراد حجبه</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>حجب</translation>
    </message>
    <message>
        <source>Add moderator</source>
        <translation>إضافة مشرف</translation>
    </message>
    <message>
        <source>Add VIP</source>
        <translation>إضافة VIP</translation>
    </message>
    <message>
        <source>Block this user</source>
        <translation>حجب هذا المستخدم</translation>
    </message>
    <message>
        <source>Reason for the block</source>
        <translation>سبب الحجب</translation>
    </message>
    <message>
        <source>No reason</source>
        <translation>دون سبب</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>مضايقة</translation>
    </message>
    <message>
        <source>Spam</source>
        <translation>رسائل مزعجة</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Where it happened</source>
        <translation>مكان حدوثه</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>أي مكان</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>في الدردشة</translation>
    </message>
    <message>
        <source>In whispers</source>
        <translation>في الهمسات</translation>
    </message>
    <message>
        <source>No permission to block and unblock.</source>
        <translation>لا إذن بالحجب وإلغائه.</translation>
    </message>
    <message>
        <source>No permission to add and remove.</source>
        <translation>لا إذن بالإضافة والإزالة.</translation>
    </message>
    <message>
        <source>Sidestage can show this list. Changing it requires another permission.</source>
        <translation>يستطيع Sidestage عرض هذه القائمة. يتطلب تغييرها إذنًا آخر.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>نُسخ %1</translation>
    </message>
    <message>
        <source>Enter a login first.</source>
        <translation>أدخل اسم دخول أولًا.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>تعذّر تحميل القائمة. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Nobody moderates your channel.</source>
        <translation>لا أحد يشرف على قناتك.</translation>
    </message>
    <message>
        <source>Your channel has no VIPs.</source>
        <translation>لا VIP في قناتك.</translation>
    </message>
    <message>
        <source>You do not block anyone.</source>
        <translation>لا تحجب أحدًا.</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>لا اسم مطابقًا.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>إلغاء حجب %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleList</name>
    <message>
        <source>There is no user with this login.</source>
        <translation>لا يوجد مستخدم بهذا الاسم.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation>دردشة مشتركة</translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation>القنوات في الدردشة المشتركة</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>غير معروف.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation>ليست في دردشة مشتركة.</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>غير معروف. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1، المضيف</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation>البحث عن أشخاص في الدردشة</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>دردشة مشتركة</translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation>قد تتأخر القائمة لحظات عند انضمام أشخاص أو مغادرتهم.</translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation>الأشخاص في الدردشة</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>البحث عن أشخاص</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation>تنويه في أقرب وقت ممكن</translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation>إضافة إلى قائمة التنويهات</translation>
    </message>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>لا يمكن للقناة التنويه بنفسها.</translation>
    </message>
    <message>
        <source>Select a person in the list first.</source>
        <translation>حدّد شخصًا في القائمة أولًا.</translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation>يتطلب إذنًا. سيُطلب منك منحه.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>نُسخ %1</translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation>لم يُضف التنويه بـ%1. %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation>سيُرسل التنويه بـ%1 في أقرب وقت ممكن</translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation>أُضيف %1 إلى قائمة انتظار التنويهات</translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation>حُمّل %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>لا أحد في هذه الدردشة</numerusform>
            <numerusform>%Ln في هذه الدردشة</numerusform>
            <numerusform>%Ln في هذه الدردشة</numerusform>
            <numerusform>%Ln في هذه الدردشة</numerusform>
            <numerusform>%Ln في هذه الدردشة</numerusform>
            <numerusform>%Ln في هذه الدردشة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation>%1، عُثر على %2</translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation>منذ آخر تحديث: +%1، −%2</translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation>الأدوار غير معروفة.</translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation>مرئي لصاحب القناة فقط</translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation>لا يستطيع رؤية مشرفي القناة وVIP فيها إلا صاحبها. لا يمكنك رؤيتهم في %1.</translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation>جارٍ تحميل الأدوار.</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation>لا يُعرض المشرفون وVIP.</translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation>لا يُعرض المشرفون.</translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation>لا يُعرض VIP.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>لم يمنح %1 إذنًا بعرضهم.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation>لم يمنح %1 إذنًا بعرض من في الدردشة.</translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation>لا يستطيع %1 رؤية من في دردشة %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>لا قنوات بعد. تظهر هنا القنوات التي تشرف عليها.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation>لم يُسجَّل الدخول لـ%1. سجّل الدخول لرؤية من في الدردشة.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>لا مشاهد مطابقًا.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation>لا أحد في هذه الدردشة. يظهر الأشخاص هنا عند انضمامهم.</translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation>تعذّر تحميل من في هذه الدردشة. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionHint</name>
    <message>
        <source>Grant permission…</source>
        <translation>منح الإذن…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionsCard</name>
    <message numerus="yes">
        <source>%n scopes</source>
        <translation>
            <numerusform>دون نطاقات</numerusform>
            <numerusform>نطاق واحد</numerusform>
            <numerusform>نطاقان</numerusform>
            <numerusform>%n نطاقات</numerusform>
            <numerusform>%n نطاقًا</numerusform>
            <numerusform>%n نطاق</numerusform>
        </translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>ما يُسمح له</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>طلب…</translation>
    </message>
    <message>
        <source>Ask for: %1</source>
        <translation>طلب: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 من %2 نطاق</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>لا شيء آخر لطلبه…</numerusform>
            <numerusform>طلب واحد آخر…</numerusform>
            <numerusform>طلب اثنين آخرين…</numerusform>
            <numerusform>طلب %n أخرى…</numerusform>
            <numerusform>طلب %n أخرى…</numerusform>
            <numerusform>طلب %n أخرى…</numerusform>
        </translation>
    </message>
    <message>
        <source>not an affiliate</source>
        <translation>ليس منتسبًا</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>ممنوح</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>not granted</source>
        <translation>غير ممنوح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it may do: granted</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PersonPane</name>
    <message>
        <source>Time out</source>
        <translation>إسكات مؤقت</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Warn…</source>
        <translation>تحذير…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>يتابع منذ</translation>
    </message>
    <message>
        <source>Messages seen</source>
        <translation>الرسائل المرصودة</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>حالات الإسكات المؤقت</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>التحذيرات</translation>
    </message>
    <message>
        <source>Bans</source>
        <translation>حالات الحظر</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>آخر الرسائل</translation>
    </message>
    <message>
        <source>No permission to ban viewers.</source>
        <translation>لا إذن بحظر المشاهدين.</translation>
    </message>
    <message>
        <source>Bans and timeouts</source>
        <translation>الحظر والإسكات المؤقت</translation>
    </message>
    <message>
        <source>Without permission to manage bans, Sidestage can only show viewers.</source>
        <translation>دون إذن إدارة الحظر لا يستطيع Sidestage إلا عرض المشاهدين.</translation>
    </message>
    <message>
        <source>Time out for</source>
        <translation>مدة الإسكات</translation>
    </message>
    <message>
        <source>Length of a timeout</source>
        <translation>مدة الإسكات المؤقت</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>لم يُختر أحد</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>في %1</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <comment>a channel; what is known</comment>
        <translation>في %1، %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>a number; a date</comment>
        <translation>%1، آخرها %2</translation>
    </message>
    <message>
        <source>…</source>
        <comment>not known yet</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Choose a row to see who it is.</source>
        <translation>اختر صفًا لرؤية صاحبه.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1.</source>
        <comment>a date</comment>
        <translation>يُحفظ على هذا الحاسوب منذ %1.</translation>
    </message>
    <message>
        <source>What moderators do is kept on this computer from now on.</source>
        <translation>يُحفظ ما يفعله المشرفون على هذا الحاسوب من الآن فصاعدًا.</translation>
    </message>
    <message>
        <source>Show only this viewer in the live chat</source>
        <translation>عرض هذا المشاهد فقط في الدردشة المباشرة</translation>
    </message>
    <message>
        <source>Time out the author</source>
        <translation>إسكات المرسل مؤقتًا</translation>
    </message>
    <message>
        <source>Time out the viewer</source>
        <translation>إسكات المشاهد مؤقتًا</translation>
    </message>
    <message>
        <source>Ban or unban the author</source>
        <translation>حظر المرسل أو رفع حظره</translation>
    </message>
    <message>
        <source>Ban or unban the viewer</source>
        <translation>حظر المشاهد أو رفع حظره</translation>
    </message>
    <message>
        <source>Warn the author…</source>
        <translation>تحذير المرسل…</translation>
    </message>
    <message>
        <source>Warn the viewer…</source>
        <translation>تحذير المشاهد…</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>حذف الرسالة</translation>
    </message>
    <message>
        <source>Delete the viewer’s message</source>
        <translation>حذف رسالة المشاهد</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>اختر صفًا أولًا.</translation>
    </message>
    <message>
        <source>No message is chosen.</source>
        <translation>لم تُختر رسالة.</translation>
    </message>
    <message>
        <source>Sidestage needs another permission for that.</source>
        <translation>يحتاج Sidestage إلى إذن آخر لذلك.</translation>
    </message>
    <message>
        <source>The broadcaster cannot be moderated.</source>
        <translation>لا يمكن الإشراف على صاحب القناة.</translation>
    </message>
    <message>
        <source>You cannot moderate yourself.</source>
        <translation>لا يمكنك الإشراف على نفسك.</translation>
    </message>
    <message>
        <source>The last action is being sent.</source>
        <translation>جارٍ إرسال الإجراء الأخير.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>رفع الحظر</translation>
    </message>
    <message>
        <source>A banned viewer cannot be timed out.</source>
        <translation>لا يمكن إسكات مشاهد محظور مؤقتًا.</translation>
    </message>
    <message>
        <source>Warn viewer</source>
        <translation>تحذير المشاهد</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <comment>a viewer</comment>
        <translation>تحذير %1</translation>
    </message>
    <message>
        <source>The viewer cannot write until the warning is acknowledged. The reason is shown to them.</source>
        <translation>لا يستطيع المشاهد الكتابة حتى يقرّ بالتحذير. يُعرض عليه السبب.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Does not follow</source>
        <translation>لا يتابع</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>أدخل سببًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation>حدّد صورة لرؤية تفاصيلها.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation>رمز تعبيري لـ%1</translation>
    </message>
    <message>
        <source>Global emote</source>
        <translation>رمز تعبيري عام</translation>
    </message>
    <message>
        <source>Emote from another channel you can use</source>
        <translation>رمز تعبيري من قناة أخرى يمكنك استخدامه</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>شارة %1</translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation>شارة عامة</translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation>رمز تشجيع لـ%1 أو أكثر</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
            <numerusform>%Ln من Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Type: “%1”</source>
        <translation>النوع: «%1»</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>المجموعة %1</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>متحركة</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message>
        <source>%1 · %2</source>
        <comment>a heading and how many stand under it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation>من قنوات أخرى</translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation>شارات هذه القناة</translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation>شارات عامة</translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation>%1، من هذه القناة</translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation>%1، برعاية</translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation>المشتركون، الدرجة 1</translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation>المشتركون، الدرجة 2</translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation>المشتركون، الدرجة 3</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>المتابعون</translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation>للتشجيع باستخدام Bits</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Other: “%1”</source>
        <translation>أخرى: «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1، دون صور</numerusform>
            <numerusform>%1، صورة واحدة</numerusform>
            <numerusform>%1، صورتان</numerusform>
            <numerusform>%1، %Ln صور</numerusform>
            <numerusform>%1، %Ln صورة</numerusform>
            <numerusform>%1، %Ln صورة</numerusform>
        </translation>
    </message>
    <message>
        <source>animated</source>
        <translation>متحركة</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a sentence that is read out</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Type of pictures</source>
        <translation>نوع الصور</translation>
    </message>
    <message>
        <source>Emotes</source>
        <translation>الرموز التعبيرية</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>الشارات</translation>
    </message>
    <message>
        <source>Cheermotes</source>
        <translation>رموز التشجيع</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>البحث في الرموز التعبيرية والشارات</translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation>نسخ اسم الرمز التعبيري</translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation>تفاصيل الرموز التعبيرية والشارات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لم يوجد شيء</numerusform>
            <numerusform>وُجد واحد</numerusform>
            <numerusform>وُجد اثنان</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>نُسخ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>لا صور</numerusform>
            <numerusform>صورة واحدة</numerusform>
            <numerusform>صورتان</numerusform>
            <numerusform>%Ln صور</numerusform>
            <numerusform>%Ln صورة</numerusform>
            <numerusform>%Ln صورة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>عُثر على %1 من %2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation>لم يمنح %1 إذنًا بعرض الرموز التعبيرية من قنوات أخرى.</translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation>تعذّر تحميل بعض الصور. %1</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>لا قنوات بعد. تظهر هنا القنوات التي تشرف عليها.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>لم يُسجَّل الدخول لـ%1. سجّل الدخول لرؤية الرموز التعبيرية والشارات.</translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation>لا صورة مطابقة.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation>تعذّر تحميل الصور. %1</translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation>لا عناصر من هذا النوع في %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message>
        <source>Nothing to change.</source>
        <translation>لا شيء لتغييره.</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>دون طلب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Apply set</source>
        <translation>تطبيق المجموعة</translation>
    </message>
    <message>
        <source>Close the plan</source>
        <translation>إغلاق الخطة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>لم تفشل أي خطوة.</numerusform>
            <numerusform>فشلت خطوة واحدة.</numerusform>
            <numerusform>فشلت خطوتان.</numerusform>
            <numerusform>فشلت %Ln خطوات.</numerusform>
            <numerusform>فشلت %Ln خطوة.</numerusform>
            <numerusform>فشلت %Ln خطوة.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation>«%1» نشطة الآن.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>لم يُنشأ شيء</numerusform>
            <numerusform>أُنشئت واحدة</numerusform>
            <numerusform>أُنشئت اثنتان</numerusform>
            <numerusform>أُنشئت %Ln</numerusform>
            <numerusform>أُنشئت %Ln</numerusform>
            <numerusform>أُنشئت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation>تشغل كل منها خانة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>لم يُفعَّل شيء</numerusform>
            <numerusform>فُعّلت واحدة</numerusform>
            <numerusform>فُعّلت اثنتان</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation>كانت معطّلة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>لا شيء مفعّل بالفعل</numerusform>
            <numerusform>%Ln مفعّلة بالفعل</numerusform>
            <numerusform>%Ln مفعّلتان بالفعل</numerusform>
            <numerusform>%Ln مفعّلة بالفعل</numerusform>
            <numerusform>%Ln مفعّلة بالفعل</numerusform>
            <numerusform>%Ln مفعّلة بالفعل</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>بلا تغيير</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>لم يُعطَّل شيء</numerusform>
            <numerusform>عُطّلت واحدة</numerusform>
            <numerusform>عُطّلت اثنتان</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>لم يُوقف شيء مؤقتًا</numerusform>
            <numerusform>أُوقفت واحدة مؤقتًا</numerusform>
            <numerusform>أُوقفت اثنتان مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation>تحتفظ بخانتها</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>لم يُزل شيء</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
            <numerusform>أُزيلت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation>تُخلي خانتها</translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>لم يُحدَّث شيء</numerusform>
            <numerusform>حُدّثت %Ln</numerusform>
            <numerusform>حُدّثت %Ln</numerusform>
            <numerusform>حُدّثت %Ln</numerusform>
            <numerusform>حُدّثت %Ln</numerusform>
            <numerusform>حُدّثت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation>لمطابقة المكتبة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>لا شيء في الانتظار، %1</numerusform>
            <numerusform>%Ln في الانتظار، %1</numerusform>
            <numerusform>%Ln في الانتظار، %1</numerusform>
            <numerusform>%Ln في الانتظار، %1</numerusform>
            <numerusform>%Ln في الانتظار، %1</numerusform>
            <numerusform>%Ln في الانتظار، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
        <translation>ستُزال «%1» من الخدمة. سيؤدي ذلك إلى تنفيذ عمليات استبدالها المنتظرة.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>رد نقاط 0 أولًا</numerusform>
            <numerusform>رد نقاط واحدة أولًا</numerusform>
            <numerusform>رد نقاط اثنتين أولًا</numerusform>
            <numerusform>رد نقاط %Ln أولًا</numerusform>
            <numerusform>رد نقاط %Ln أولًا</numerusform>
            <numerusform>رد نقاط %Ln أولًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>تنفيذ 0 أولًا</numerusform>
            <numerusform>تنفيذ واحدة أولًا</numerusform>
            <numerusform>تنفيذ اثنتين أولًا</numerusform>
            <numerusform>تنفيذ %Ln أولًا</numerusform>
            <numerusform>تنفيذ %Ln أولًا</numerusform>
            <numerusform>تنفيذ %Ln أولًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>إبقاء هذه المكافأة مفعّلة</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>حذف «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>لا مكافآت لحذفها</numerusform>
            <numerusform>حذف مكافأة واحدة</numerusform>
            <numerusform>حذف مكافأتين</numerusform>
            <numerusform>حذف %Ln مكافآت</numerusform>
            <numerusform>حذف %Ln مكافأة</numerusform>
            <numerusform>حذف %Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>تطبيق «%1»</translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation>معاينة. لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation>قيد التنفيذ. تُستأنف بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation>متوقفة. تبقى الخطوات المكتملة سارية.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>تم.</translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation>الخانات بعد ذلك</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>الخطوات المنجزة</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation>لا تغييرات لازمة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>دون طلبات، نحو %1. يمكنك الإيقاف في أي وقت.</numerusform>
            <numerusform>طلب واحد، نحو %1. يمكنك الإيقاف في أي وقت.</numerusform>
            <numerusform>طلبان، نحو %1. يمكنك الإيقاف في أي وقت.</numerusform>
            <numerusform>%Ln طلبات، نحو %1. يمكنك الإيقاف في أي وقت.</numerusform>
            <numerusform>%Ln طلبًا، نحو %1. يمكنك الإيقاف في أي وقت.</numerusform>
            <numerusform>%Ln طلب، نحو %1. يمكنك الإيقاف في أي وقت.</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>لا إذن بتغيير المكافآت على الخدمة.</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>هناك خطة أخرى قيد التنفيذ.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>تحتاج الخطة إلى خانات أكثر مما لدى الخدمة.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another plan is in progress.</source>
        <translation>هناك خطة أخرى قيد التنفيذ.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>تحتاج الخطة إلى خانات أكثر مما لدى الخدمة.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغيت.</translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation>لم تعد في المكتبة.</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation>لا خانة شاغرة.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation>أنشأها تطبيق آخر، وهو وحده من يستطيع حذفها.</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>لا عمليات استبدال منتظرة.</numerusform>
            <numerusform>ما زالت عملية استبدال واحدة منتظرة.</numerusform>
            <numerusform>ما زالت عمليتا استبدال منتظرتين.</numerusform>
            <numerusform>ما زالت %n عمليات استبدال منتظرة.</numerusform>
            <numerusform>ما زالت %n عملية استبدال منتظرة.</numerusform>
            <numerusform>ما زالت %n عملية استبدال منتظرة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanStepRow</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>استبعاد</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>جارٍ الإرسال</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanView</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>التراجع عن الكل</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>العودة إلى البرامج</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>بدء «%1»</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>التراجع عن «%1»</translation>
    </message>
    <message>
        <source>End “%1”</source>
        <translation>إنهاء «%1»</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day</comment>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>جارٍ المقارنة مع الخدمة…</translation>
    </message>
    <message>
        <source>Compared with the service %1</source>
        <translation>قورن بالخدمة عند %1</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>لا شيء لفعله.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>%1, about %2. Nothing is sent yet. The present state is kept for the end of the show.</source>
        <comment>number of requests; a duration</comment>
        <translation>%1، نحو %2. لم يُرسل شيء بعد. يُحتفظ بالحالة الراهنة لنهاية البرنامج.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are done.</source>
        <translation>أُنجز %1 من %2 من الخطوات.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>لم يفشل شيء.</numerusform>
            <numerusform>فشلت خطوة واحدة؛ واستمرت الأخرى.</numerusform>
            <numerusform>فشلت خطوتان؛ واستمرت الأخرى.</numerusform>
            <numerusform>فشلت %Ln؛ واستمرت الأخرى.</numerusform>
            <numerusform>فشلت %Ln؛ واستمرت الأخرى.</numerusform>
            <numerusform>فشلت %Ln؛ واستمرت الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>لا شيء لاحقًا.</numerusform>
            <numerusform>تتبعها واحدة لاحقًا.</numerusform>
            <numerusform>تتبعها اثنتان لاحقًا.</numerusform>
            <numerusform>تتبعها %Ln لاحقًا.</numerusform>
            <numerusform>تتبعها %Ln لاحقًا.</numerusform>
            <numerusform>تتبعها %Ln لاحقًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>متوقفة.</translation>
    </message>
    <message>
        <source>“%1” is running</source>
        <translation>«%1» قيد التشغيل</translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation>لم تردّ الخدمة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PollCard</name>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>لا أصوات</numerusform>
            <numerusform>صوت واحد</numerusform>
            <numerusform>صوتان</numerusform>
            <numerusform>%Ln أصوات</numerusform>
            <numerusform>%Ln صوتًا</numerusform>
            <numerusform>%Ln صوت</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 with points</source>
        <comment>number of votes, how many of them for points</comment>
        <translation>%1، منها %2 بالنقاط</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>الاستطلاع</translation>
    </message>
    <message>
        <source>No poll is running.</source>
        <translation>لا يجري أي استطلاع.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>جديد…</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>استطلاع جديد…</translation>
    </message>
    <message>
        <source>End poll…</source>
        <translation>إنهاء الاستطلاع…</translation>
    </message>
    <message>
        <source>End and hide result…</source>
        <translation>إنهاء وإخفاء النتيجة…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>تشغيل مجددًا…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Sign in again to see your polls.</source>
        <translation>سجّل الدخول مجددًا لرؤية استطلاعاتك.</translation>
    </message>
    <message>
        <source>No permission to run polls.</source>
        <translation>لا إذن بإجراء الاستطلاعات.</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>الاستطلاعات</translation>
    </message>
    <message>
        <source>Without permission to manage polls, Sidestage can neither show nor start them.</source>
        <translation>دون إذن إدارة الاستطلاعات لا يستطيع Sidestage عرضها ولا بدءها.</translation>
    </message>
    <message>
        <source>Ended %1</source>
        <comment>a time</comment>
        <translation>انتهى %1</translation>
    </message>
    <message>
        <source>Open, ends in %1</source>
        <translation>مفتوح، ينتهي خلال %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>متبقٍّ %1 من %2</translation>
    </message>
    <message>
        <source>End poll</source>
        <translation>إنهاء الاستطلاع</translation>
    </message>
    <message>
        <source>End “%1” now?</source>
        <translation>إنهاء «%1» الآن؟</translation>
    </message>
    <message>
        <source>%1 so far. A poll that has ended cannot be opened again.</source>
        <translation>%1 حتى الآن. لا يمكن إعادة فتح استطلاع منتهٍ.</translation>
    </message>
    <message>
        <source>Viewers will not see the result.</source>
        <translation>لن يرى المشاهدون النتيجة.</translation>
    </message>
    <message>
        <source>Viewers will see the result.</source>
        <translation>سيرى المشاهدون النتيجة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>إبقاء في المقدمة</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>إبقاء في المقدمة (%1)</translation>
    </message>
    <message>
        <source>On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.</source>
        <translation>في Wayland لا يستطيع التطبيق إبقاء نوافذه في المقدمة. قد تتيح ذلك قائمة إطار النافذة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>%1 نقطة لا تذهب إلى أحد</numerusform>
            <numerusform>%1 نقطة لمشاهد واحد</numerusform>
            <numerusform>%1 نقطة لمشاهدين اثنين</numerusform>
            <numerusform>%1 نقطة لـ%Ln مشاهدين</numerusform>
            <numerusform>%1 نقطة لـ%Ln مشاهدًا</numerusform>
            <numerusform>%1 نقطة لـ%Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>التوقع</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>إغلاق الآن</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>لا يوجد توقع مفتوح.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>جديد…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>توقع جديد…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>حسم…</translation>
    </message>
    <message>
        <source>Cancel and refund…</source>
        <translation>إلغاء ورد النقاط…</translation>
    </message>
    <message>
        <source>Sign in again to see your predictions.</source>
        <translation>سجّل الدخول مجددًا لرؤية توقعاتك.</translation>
    </message>
    <message>
        <source>No permission to run predictions.</source>
        <translation>لا إذن بإجراء التوقعات.</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>التوقعات</translation>
    </message>
    <message>
        <source>Without permission to manage predictions, Sidestage can neither show nor start them.</source>
        <translation>دون إذن إدارة التوقعات لا يستطيع Sidestage عرضها ولا بدءها.</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a time</comment>
        <translation>فُتح %1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>مغلق</translation>
    </message>
    <message>
        <source>Cancelled %1</source>
        <comment>a time</comment>
        <translation>أُلغي %1</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>a time</comment>
        <translation>حُسم %1</translation>
    </message>
    <message>
        <source>Cancelling refunds %1.</source>
        <translation>يؤدي الإلغاء إلى رد %1.</translation>
    </message>
    <message>
        <source>%1 were refunded.</source>
        <translation>رُدّت %1.</translation>
    </message>
    <message>
        <source>%1 points were paid out.</source>
        <translation>دُفعت %1 نقطة.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of an outcome, its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open, locks in %1</source>
        <translation>مفتوح، يُغلق خلال %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>متبقٍّ %1 من %2</translation>
    </message>
    <message>
        <source>Cancel prediction</source>
        <translation>إلغاء التوقع</translation>
    </message>
    <message>
        <source>Cancel “%1” and refund all points?</source>
        <translation>إلغاء «%1» ورد كل النقاط؟</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1: %2 نقطة لا تذهب إلى أحد</numerusform>
            <numerusform>%1: %2 نقطة لمشاهد واحد</numerusform>
            <numerusform>%1: %2 نقطة لمشاهدين اثنين</numerusform>
            <numerusform>%1: %2 نقطة لـ%Ln مشاهدين</numerusform>
            <numerusform>%1: %2 نقطة لـ%Ln مشاهدًا</numerusform>
            <numerusform>%1: %2 نقطة لـ%Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund %1 points</source>
        <translation>رد %1 نقطة</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation>إعداد مسبق جديد</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>إعداد مسبق</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation>يظهر في قائمة الإعدادات المسبقة.</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>أدخل اسمًا للإعداد المسبق.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>مفضّل</translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation>تحديث من القناة</translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation>الحقول المضمّنة</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 ← %3</translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation>الإعداد المسبق مطابق للقناة بالفعل.</translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation>لم يُحفظ: حدّد حقلًا واحدًا على الأقل.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>إعداد مسبق</translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>تطبيق «%1» على %n قناة؟</numerusform>
            <numerusform>تطبيق «%1» على قناة واحدة؟</numerusform>
            <numerusform>تطبيق «%1» على قناتين؟</numerusform>
            <numerusform>تطبيق «%1» على %n قنوات؟</numerusform>
            <numerusform>تطبيق «%1» على %n قناة؟</numerusform>
            <numerusform>تطبيق «%1» على %n قناة؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Current modes are not known yet.</source>
        <translation>الأوضاع الحالية غير معروفة بعد.</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>لا تغييرات.</translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation>تُحفظ لقطة للأوضاع الحالية أولًا.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>تطبيق رغم ذلك</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>تغيير %n قناة</numerusform>
            <numerusform>تغيير قناة واحدة</numerusform>
            <numerusform>تغيير قناتين</numerusform>
            <numerusform>تغيير %n قنوات</numerusform>
            <numerusform>تغيير %n قناة</numerusform>
            <numerusform>تغيير %n قناة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation>الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>إعداد مسبق جديد</translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation>يضبط الإعداد المسبق العنوان والفئة والوسوم وغيرها دفعة واحدة.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>مستخدم الآن</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>في النموذج</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>مستخدم الآن، معدّل</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>لم يُستخدم قط</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>إزالة %1 من المفضلة</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>إضافة %1 إلى المفضلة</translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation>تحرير الإعداد المسبق</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>تطبيق الإعداد المسبق %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Chat mode presets</source>
        <translation>الإعدادات المسبقة لأوضاع الدردشة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>أدخل اسمًا للإعداد المسبق.</translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation>استخدام لقفل الدردشة</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>مستخدم لقفل الدردشة. لا يمكن ذلك إلا لإعداد مسبق واحد.</translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation>الأوضاع المضمّنة؛ تبقى الأخرى دون تغيير</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Used for lockdowns</source>
        <translation>مستخدم لقفل الدردشة</translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation>لم يُحفظ: حدّد وضعًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that was taken, and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a preset; why it was not taken</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were added.</source>
        <translation>
            <numerusform>لم تُضف إعدادات مسبقة.</numerusform>
            <numerusform>أُضيف إعداد مسبق واحد.</numerusform>
            <numerusform>أُضيف إعدادان مسبقان.</numerusform>
            <numerusform>أُضيفت %Ln إعدادات مسبقة.</numerusform>
            <numerusform>أُضيف %Ln إعدادًا مسبقًا.</numerusform>
            <numerusform>أُضيف %Ln إعداد مسبق.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation>إعدادات Sidestage المسبقة (*.json)</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>استيراد الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>تصدير الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>تعذّرت كتابة الملف: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>لم تُصدَّر إعدادات مسبقة.</numerusform>
            <numerusform>صُدّر إعداد مسبق واحد.</numerusform>
            <numerusform>صُدّر إعدادان مسبقان.</numerusform>
            <numerusform>صُدّرت %Ln إعدادات مسبقة.</numerusform>
            <numerusform>صُدّر %Ln إعدادًا مسبقًا.</numerusform>
            <numerusform>صُدّر %Ln إعداد مسبق.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation>عمليات استبدال منتظرة</translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation>فتح قائمة الانتظار</translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation>تنفيذ عملية الاستبدال المحددة</translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation>رد نقاط عملية الاستبدال المحددة</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا شيء في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation>نقاط القناة غير متاحة هنا.</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>نقاط القناة</translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation>يمكنك عرض عمليات الاستبدال لا البت فيها.</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>عمليات الاستبدال</translation>
    </message>
    <message>
        <source>To fulfil or refund redemptions, Sidestage needs permission to manage them.</source>
        <translation>لتنفيذ عمليات الاستبدال أو رد نقاطها يحتاج Sidestage إلى إذن لإدارتها.</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>الأقدم %1 · %2</translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation>لا عمليات استبدال منتظرة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>يحتاج Sidestage إلى إذن للبت في عمليات الاستبدال.</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>بُتّ في عملية الاستبدال هذه بالفعل.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>رد النقاط</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation>تنفيذ %1 لـ%2</translation>
    </message>
    <message>
        <source>Refund %1 of %2</source>
        <translation>رد نقاط %1 لـ%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a reward; why the decision failed</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueDelegate</name>
    <message>
        <source>no message</source>
        <translation>بلا رسالة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>تحديد %Ln</numerusform>
            <numerusform>تحديد %Ln</numerusform>
            <numerusform>تحديد %Ln</numerusform>
            <numerusform>تحديد %Ln</numerusform>
            <numerusform>تحديد %Ln</numerusform>
            <numerusform>تحديد %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueFeed</name>
    <message>
        <source>The redemptions of “%1” could not be read. %2</source>
        <comment>a reward; the reason</comment>
        <translation>تعذّرت قراءة عمليات استبدال «%1». %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>الاستبدال</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Refunding</source>
        <translation>جارٍ رد النقاط</translation>
    </message>
    <message>
        <source>Fulfilling</source>
        <translation>جارٍ التنفيذ</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>مردودة</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>مُنفَّذة</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>بُتّ فيه في مكان آخر</translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation>رُدّت نقاطها في مكان آخر</translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation>نُفّذت في مكان آخر</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>مختفية</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>في الانتظار منذ %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>محددة</translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation>المجموعة %1، %2، مطوية</translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation>المجموعة %1، %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا شيء في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>قائمة الانتظار</translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation>عرض قائمة الانتظار</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>قرارات اليوم</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>الأرشيف</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>الأصوات…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation>القرارات غير محفوظة: %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>في الانتظار %1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>قرارات اليوم %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation>يمكنك عرض عمليات الاستبدال هنا. لتنفيذها أو رد نقاطها يحتاج Sidestage إلى إذن.</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>رد النقاط</translation>
    </message>
    <message>
        <source>Select row</source>
        <translation>تحديد الصف</translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation>تحديد كل المعروض</translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation>تغيير التجميع</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>بحث في قائمة الانتظار</translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation>إرسال القرارات المعلّقة الآن</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>مسح التحديد</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>تحديد</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>تجميع</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>يحتاج Sidestage إلى إذن للبت في عمليات الاستبدال.</translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation>تعذّر حفظ القرارات على القرص. تُفقد غير المرسلة عند الإنهاء. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 لا قرارات غير مرسلة.</numerusform>
            <numerusform>%1 سيُرسل قرار واحد غير مرسل بعد حل ذلك.</numerusform>
            <numerusform>%1 سيُرسل قراران غير مرسلين بعد حل ذلك.</numerusform>
            <numerusform>%1 ستُرسل %Ln قرارات غير مرسلة بعد حل ذلك.</numerusform>
            <numerusform>%1 سيُرسل %Ln قرارًا غير مرسل بعد حل ذلك.</numerusform>
            <numerusform>%1 سيُرسل %Ln قرار غير مرسل بعد حل ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>لا عمليات استبدال مطابقة.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>بُتّ في عملية الاستبدال هذه بالفعل.</translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
        <translation>لا شيء محدد. اضغط مفتاح المسافة لتحديد الصف أو المجموعة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation>عمليات الاستبدال المنتظرة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>واحد جديد</numerusform>
            <numerusform>اثنان جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>لا عمليات استبدال جديدة</numerusform>
            <numerusform>عرض عملية استبدال جديدة</numerusform>
            <numerusform>عرض عمليتي استبدال جديدتين</numerusform>
            <numerusform>عرض %Ln عمليات استبدال جديدة</numerusform>
            <numerusform>عرض %Ln عملية استبدال جديدة</numerusform>
            <numerusform>عرض %Ln عملية استبدال جديدة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message>
        <source>Pending</source>
        <translation>معلّقة</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>جارٍ الإرسال</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>بُتّ فيه في مكان آخر</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>مختفية</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>0 أيام</numerusform>
            <numerusform>يوم</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 ث</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1 د %L2 ث</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1 س %L2 د</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>0 نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%1 نقاط</numerusform>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting · %1</source>
        <translation>
            <numerusform>لا شيء في الانتظار · %1</numerusform>
            <numerusform>%Ln في الانتظار · %1</numerusform>
            <numerusform>%Ln في الانتظار · %1</numerusform>
            <numerusform>%Ln في الانتظار · %1</numerusform>
            <numerusform>%Ln في الانتظار · %1</numerusform>
            <numerusform>%Ln في الانتظار · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>لم يُنفَّذ شيء</numerusform>
            <numerusform>نُفّذت %Ln</numerusform>
            <numerusform>نُفّذت %Ln</numerusform>
            <numerusform>نُفّذت %Ln</numerusform>
            <numerusform>نُفّذت %Ln</numerusform>
            <numerusform>نُفّذت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunded %Ln</source>
        <translation>
            <numerusform>لم يُردّ شيء</numerusform>
            <numerusform>رُدّت نقاط %Ln</numerusform>
            <numerusform>رُدّت نقاط %Ln</numerusform>
            <numerusform>رُدّت نقاط %Ln</numerusform>
            <numerusform>رُدّت نقاط %Ln</numerusform>
            <numerusform>رُدّت نقاط %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fulfilled: %Ln waiting again</source>
        <translation>
            <numerusform>لم تُنفَّذ: لا شيء ينتظر</numerusform>
            <numerusform>لم تُنفَّذ: %Ln تنتظر مجددًا</numerusform>
            <numerusform>لم تُنفَّذ: %Ln تنتظران مجددًا</numerusform>
            <numerusform>لم تُنفَّذ: %Ln تنتظر مجددًا</numerusform>
            <numerusform>لم تُنفَّذ: %Ln تنتظر مجددًا</numerusform>
            <numerusform>لم تُنفَّذ: %Ln تنتظر مجددًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>لم تُردّ نقاطها: لا شيء ينتظر</numerusform>
            <numerusform>لم تُردّ نقاطها: %Ln تنتظر مجددًا</numerusform>
            <numerusform>لم تُردّ نقاطها: %Ln تنتظران مجددًا</numerusform>
            <numerusform>لم تُردّ نقاطها: %Ln تنتظر مجددًا</numerusform>
            <numerusform>لم تُردّ نقاطها: %Ln تنتظر مجددًا</numerusform>
            <numerusform>لم تُردّ نقاطها: %Ln تنتظر مجددًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>لا شيء قيد التنفيذ</numerusform>
            <numerusform>جارٍ تنفيذ %Ln</numerusform>
            <numerusform>جارٍ تنفيذ %Ln</numerusform>
            <numerusform>جارٍ تنفيذ %Ln</numerusform>
            <numerusform>جارٍ تنفيذ %Ln</numerusform>
            <numerusform>جارٍ تنفيذ %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunding %Ln</source>
        <translation>
            <numerusform>لا شيء قيد الرد</numerusform>
            <numerusform>جارٍ رد نقاط %Ln</numerusform>
            <numerusform>جارٍ رد نقاط %Ln</numerusform>
            <numerusform>جارٍ رد نقاط %Ln</numerusform>
            <numerusform>جارٍ رد نقاط %Ln</numerusform>
            <numerusform>جارٍ رد نقاط %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund in %L1 s</source>
        <translation>رد النقاط خلال %L1 ث</translation>
    </message>
    <message>
        <source>Fulfil in %L1 s</source>
        <translation>تنفيذ خلال %L1 ث</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>بُتّ في %Ln من %1 في مكان آخر.</numerusform>
            <numerusform>بُتّ في واحدة من %1 في مكان آخر.</numerusform>
            <numerusform>بُتّ في اثنتين من %1 في مكان آخر.</numerusform>
            <numerusform>بُتّ في %Ln من %1 في مكان آخر.</numerusform>
            <numerusform>بُتّ في %Ln من %1 في مكان آخر.</numerusform>
            <numerusform>بُتّ في %Ln من %1 في مكان آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>لم تعد %Ln من %1 موجودة.</numerusform>
            <numerusform>لم تعد واحدة من %1 موجودة.</numerusform>
            <numerusform>لم تعد اثنتان من %1 موجودتين.</numerusform>
            <numerusform>لم تعد %Ln من %1 موجودة.</numerusform>
            <numerusform>لم تعد %Ln من %1 موجودة.</numerusform>
            <numerusform>لم تعد %Ln من %1 موجودة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>فشلت %Ln من %1.</numerusform>
            <numerusform>فشلت واحدة من %1.</numerusform>
            <numerusform>فشلت اثنتان من %1.</numerusform>
            <numerusform>فشلت %Ln من %1.</numerusform>
            <numerusform>فشلت %Ln من %1.</numerusform>
            <numerusform>فشلت %Ln من %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>لم يُنجز شيء.</numerusform>
            <numerusform>أُنجزت واحدة.</numerusform>
            <numerusform>أُنجزت اثنتان.</numerusform>
            <numerusform>أُنجزت %Ln.</numerusform>
            <numerusform>أُنجزت %Ln.</numerusform>
            <numerusform>أُنجزت %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation>نقاط القناة للمنتسبين والشركاء فقط. %1 ليس أيًّا منهما بعد.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية عمليات استبدال %1.</translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation>لا عمليات استبدال منتظرة. تظهر الجديدة هنا فور وصولها.</translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation>تعذّر تحميل قائمة الانتظار. %1</translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation>لا مكافآت لديك منشأة بواسطة Sidestage بعد. لا يمكن البت هنا إلا في عمليات استبدالها. أنشئ واحدة في صفحة «المكافآت».</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueToolBar</name>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>ترتيب الفرز</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>تجميع حسب</translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation>الفرز والتجميع</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>بحث عن مشاهد أو رسالة</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>كل المكافآت</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>الأكثر نقاطًا</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>الأقل نقاطًا</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>حسب المشاهد</translation>
    </message>
    <message>
        <source>By reward</source>
        <translation>حسب المكافأة</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مشاهد</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Group by reward</source>
        <translation>تجميع حسب المكافأة</translation>
    </message>
    <message>
        <source>Group by viewer</source>
        <translation>تجميع حسب المشاهد</translation>
    </message>
    <message>
        <source>No grouping</source>
        <translation>دون تجميع</translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>تذكّر اختياري</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation>إنهاء Sidestage؟</translation>
    </message>
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation>يتذكر هل تُرسل القرارات أم يُحتفظ بها. يمكن تغيير ذلك في الإعدادات.</translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation>احتفاظ للتشغيل التالي</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>إرسال الآن</translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation>لا قرارات باقية للإرسال.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>لا قرارات غير مرسلة (%1 نقطة).</numerusform>
            <numerusform>لم يُرسل قرار واحد (%1 نقطة) بعد. إن احتفظت به بقي على هذا الحاسوب وأُرسل بعد التشغيل التالي.</numerusform>
            <numerusform>لم يُرسل قراران (%1 نقطة) بعد. إن احتفظت بهما بقيا على هذا الحاسوب وأُرسلا بعد التشغيل التالي.</numerusform>
            <numerusform>لم تُرسل %Ln قرارات (%1 نقطة) بعد. إن احتفظت بها بقيت على هذا الحاسوب وأُرسلت بعد التشغيل التالي.</numerusform>
            <numerusform>لم يُرسل %Ln قرارًا (%1 نقطة) بعد. إن احتفظت بها بقيت على هذا الحاسوب وأُرسلت بعد التشغيل التالي.</numerusform>
            <numerusform>لم يُرسل %Ln قرار (%1 نقطة) بعد. إن احتفظت بها بقيت على هذا الحاسوب وأُرسلت بعد التشغيل التالي.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation>تعذّر حفظ القرارات: %1 يؤدي الإنهاء الآن إلى تجاهلها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>لا قرارات غير مرسلة.</numerusform>
            <numerusform>تعذّر إرسال قرار واحد حتى الآن. انتظر وأرسله مجددًا أو احتفظ به.</numerusform>
            <numerusform>تعذّر إرسال قرارين حتى الآن. انتظر وأرسلهما مجددًا أو احتفظ بهما.</numerusform>
            <numerusform>تعذّر إرسال %Ln قرارات حتى الآن. انتظر وأرسلها مجددًا أو احتفظ بها.</numerusform>
            <numerusform>تعذّر إرسال %Ln قرارًا حتى الآن. انتظر وأرسلها مجددًا أو احتفظ بها.</numerusform>
            <numerusform>تعذّر إرسال %Ln قرار حتى الآن. انتظر وأرسلها مجددًا أو احتفظ بها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>لا قرارات لم تُرسل بعد. إذا احتفظت بها، فستبقى على هذا الحاسوب وتُرسل بعد التشغيل التالي.</numerusform>
            <numerusform>قرار واحد لم يُرسل بعد. إذا احتفظت به، فسيبقى على هذا الحاسوب ويُرسل بعد التشغيل التالي.</numerusform>
            <numerusform>قراران لم يُرسلا بعد. إذا احتفظت بهما، فسيبقيان على هذا الحاسوب ويُرسلان بعد التشغيل التالي.</numerusform>
            <numerusform>%Ln قرارات لم تُرسل بعد. إذا احتفظت بها، فستبقى على هذا الحاسوب وتُرسل بعد التشغيل التالي.</numerusform>
            <numerusform>%Ln قرارًا لم تُرسل بعد. إذا احتفظت بها، فستبقى على هذا الحاسوب وتُرسل بعد التشغيل التالي.</numerusform>
            <numerusform>%Ln قرار لم تُرسل بعد. إذا احتفظت بها، فستبقى على هذا الحاسوب وتُرسل بعد التشغيل التالي.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RaidCard</name>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1، %2، بلا مشاهدين</numerusform>
            <numerusform>%1، %2، مشاهد واحد</numerusform>
            <numerusform>%1، %2، مشاهدان</numerusform>
            <numerusform>%1، %2، %Ln مشاهدين</numerusform>
            <numerusform>%1، %2، %Ln مشاهدًا</numerusform>
            <numerusform>%1، %2، %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, favourite</source>
        <translation>%1، مفضلة</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>غارة</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>مفضّل</translation>
    </message>
    <message>
        <source>Cancel raid</source>
        <translation>إلغاء الغارة</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>البحث عن قناة</translation>
    </message>
    <message>
        <source>Find a channel to raid</source>
        <translation>البحث عن قناة للغارة</translation>
    </message>
    <message>
        <source>Channels on air that you follow</source>
        <translation>القنوات المباشرة التي تتابعها</translation>
    </message>
    <message>
        <source>Raid this channel</source>
        <translation>شن غارة على هذه القناة</translation>
    </message>
    <message>
        <source>The raid has left for %1.</source>
        <translation>انطلقت الغارة إلى %1.</translation>
    </message>
    <message>
        <source>Sign in again to see who is on air.</source>
        <translation>سجّل الدخول مجددًا لرؤية من يبث الآن.</translation>
    </message>
    <message>
        <source>No permission to see whom you follow.</source>
        <translation>لا إذن برؤية من تتابعهم.</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>الغارات</translation>
    </message>
    <message>
        <source>Sidestage lists the channels on air that you follow. Without permission to read them, it cannot show whom you could raid.</source>
        <translation>يعرض Sidestage القنوات المباشرة التي تتابعها. دون إذن قراءتها لا يستطيع إظهار من يمكنك شن غارة عليه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>لا بث مباشرًا</numerusform>
            <numerusform>%Ln مباشر</numerusform>
            <numerusform>%Ln مباشر</numerusform>
            <numerusform>%Ln مباشر</numerusform>
            <numerusform>%Ln مباشر</numerusform>
            <numerusform>%Ln مباشر</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the channels that you follow is on air.</source>
        <translation>لا تبث أي من القنوات التي تتابعها الآن.</translation>
    </message>
    <message>
        <source>No matching channel.</source>
        <translation>لا قناة مطابقة.</translation>
    </message>
    <message>
        <source>A prediction is still open.</source>
        <translation>ما زال هناك توقع مفتوح.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to cancel raids.</source>
        <translation>يحتاج Sidestage إلى إذن لإلغاء الغارات.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Raid %1</source>
        <translation>شن غارة على %1</translation>
    </message>
    <message>
        <source>Grant permission to raid…</source>
        <translation>منح إذن الغارات…</translation>
    </message>
    <message>
        <source>Remove %1 from the favourites</source>
        <translation>إزالة %1 من المفضلة</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>إضافة %1 إلى المفضلة</translation>
    </message>
    <message>
        <source>Raiding %1 in %2</source>
        <comment>a channel; a duration</comment>
        <translation>غارة على %1 خلال %2</translation>
    </message>
    <message>
        <source>A poll is still open.</source>
        <translation>ما زال هناك استطلاع مفتوح.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>الملحق</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>آخر %n يوم</numerusform>
            <numerusform>آخر يوم</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %n أيام</numerusform>
            <numerusform>آخر %n يومًا</numerusform>
            <numerusform>آخر %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>آخر سنة</translation>
    </message>
    <message>
        <source>All saved days</source>
        <translation>كل الأيام المحفوظة</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>اختيار الأيام…</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>الأيام المعروضة</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>0 أيام</numerusform>
            <numerusform>يوم</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>سنة واحدة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>أخرى…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>مقارنة مع</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>كل الملحقات</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>مقابل %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation>الأيام: %1. اختيار أيام أخرى</translation>
    </message>
    <message>
        <source>Data available until %1</source>
        <translation>البيانات متاحة حتى %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation>أيام المقارنة</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>الأيام المعروضة</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>أول يوم</translation>
    </message>
    <message>
        <source>Last day, inclusive</source>
        <translation>آخر يوم، ضمنًا</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>عرض هذه الأيام</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln يوم.</numerusform>
            <numerusform>%1: يوم واحد.</numerusform>
            <numerusform>%1: يومان.</numerusform>
            <numerusform>%1: %Ln أيام.</numerusform>
            <numerusform>%1: %Ln يومًا.</numerusform>
            <numerusform>%1: %Ln يوم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Select a redemption to see its details.</source>
        <translation>حدد عملية استبدال لرؤية تفاصيلها.</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>التعليمات المعروضة للمشاهدين</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation>المستبدَلة، آخر بث</translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation>المنفَّذة، كل الأوقات</translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation>المردودة، كل الأوقات</translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation>النقاط، المنفَّذة</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>%1 في أرشيفك</translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation>«%1» في أرشيفك</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>استُبدلت %1، %2</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>عرض كل %1</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>المستبدَلة، هذا البث</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>رد النقاط</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>نسخ الرسالة</translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation>نسخ اسم المشاهد</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>إغلاق التفاصيل</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>بلا رسالة</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>لا شيء في الأرشيف</numerusform>
            <numerusform>عرض %Ln في الأرشيف</numerusform>
            <numerusform>عرض كلتيهما (%Ln) في الأرشيف</numerusform>
            <numerusform>عرض الكل (%Ln) في الأرشيف</numerusform>
            <numerusform>عرض الكل (%Ln) في الأرشيف</numerusform>
            <numerusform>عرض الكل (%Ln) في الأرشيف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoteControl</name>
    <message>
        <source>“%1” is not available now.</source>
        <translation>«%1» غير متاح الآن.</translation>
    </message>
    <message>
        <source>Too many programs watch the status.</source>
        <translation>تطبيقات كثيرة جدًا تراقب الحالة.</translation>
    </message>
    <message>
        <source>There is no service with the ID “%1”.</source>
        <translation>لا توجد خدمة بالمعرّف «%1».</translation>
    </message>
    <message>
        <source>Sidestage is still starting. Try again.</source>
        <translation>ما زال Sidestage قيد بدء التشغيل. أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 was not opened in this run of Sidestage. Show it once.</source>
        <translation>لم تُفتح %1 منذ تشغيل Sidestage. اعرضها مرة واحدة.</translation>
    </message>
    <message>
        <source>%1 is not among the accounts of %2.</source>
        <translation>%1 ليس من حسابات %2.</translation>
    </message>
    <message>
        <source>Usage: sidestage do %1 %2</source>
        <translation>الاستخدام: sidestage do %1 %2</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>لم يسجّل أحد الدخول.</translation>
    </message>
    <message>
        <source>%1 is signed out. Sign in again.</source>
        <translation>سُجّل خروج %1. سجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>The window is shown.</source>
        <translation>النافذة معروضة.</translation>
    </message>
    <message>
        <source>This action takes no arguments.</source>
        <translation>لا يقبل هذا الإجراء وسائط.</translation>
    </message>
    <message>
        <source>This action needs an argument. See: sidestage do --list</source>
        <translation>يحتاج هذا الإجراء إلى وسيط. انظر: sidestage do --list</translation>
    </message>
    <message>
        <source>There is no action “%1”.</source>
        <translation>لا يوجد إجراء «%1».</translation>
    </message>
    <message>
        <source>A dialog is open in Sidestage. Close it first.</source>
        <translation>هناك مربع حوار مفتوح في Sidestage. أغلقه أولًا.</translation>
    </message>
    <message>
        <source>No reward, chat mode or channel is called “%1”.</source>
        <translation>لا مكافأة أو وضع دردشة أو قناة باسم «%1».</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>عرض النافذة</translation>
    </message>
    <message>
        <source>Open a reward, a chat mode or a channel by its name</source>
        <translation>فتح مكافأة أو وضع دردشة أو قناة بالاسم</translation>
    </message>
    <message>
        <source>There is no action “%1”. See: sidestage do --list</source>
        <translation>لا يوجد إجراء «%1». انظر: sidestage do --list</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove service</source>
        <translation>إزالة الخدمة</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>إزالة %1؟</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>يُسجَّل خروج حساباتها، وتُحذف رموزها المميزة وسر العميل من سلسلة المفاتيح. تُحذف كل بيانات هذه الخدمة من هذا الحاسوب: المسودات والإعدادات المسبقة ومجموعات المكافآت والأرشيفات والتحليلات والإعدادات.</translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
        <translation>تُتجاهل القرارات التي لم تُرسل بعد. تبقى أوضاع الدردشة التي تنتظر الاستعادة كما هي. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفاظ</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReplaceFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«%1» ليس ملفًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>الملحق</translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation>الأيام المشمولة</translation>
    </message>
    <message>
        <source>no report for this range</source>
        <translation>لا تقرير لهذه المدة</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>الأيام المحفوظة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%1 من %Ln يوم</numerusform>
            <numerusform>%1 من يوم واحد</numerusform>
            <numerusform>%1 من يومين</numerusform>
            <numerusform>%1 من %Ln أيام</numerusform>
            <numerusform>%1 من %Ln يومًا</numerusform>
            <numerusform>%1 من %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation>آخر يوم %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportTable</name>
    <message>
        <source>Game reports</source>
        <translation>تقارير الألعاب</translation>
    </message>
    <message>
        <source>Extension reports</source>
        <translation>تقارير الملحقات</translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message>
        <source>%1 points</source>
        <translation>%1 نقطة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>لا مشاهدين</numerusform>
            <numerusform>مشاهد واحد</numerusform>
            <numerusform>مشاهدان</numerusform>
            <numerusform>%Ln مشاهدين</numerusform>
            <numerusform>%Ln مشاهدًا</numerusform>
            <numerusform>%Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve prediction</source>
        <translation>حسم التوقع</translation>
    </message>
    <message>
        <source>Which outcome won?</source>
        <translation>أي نتيجة فازت؟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>points, viewers</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>دفع %1</translation>
    </message>
    <message>
        <source>Choose the outcome to see who is paid.</source>
        <translation>اختر النتيجة لرؤية من يُدفع لهم.</translation>
    </message>
    <message>
        <source>Nobody predicted this. No points are paid out.</source>
        <translation>لم يتوقع أحد ذلك. لا تُدفع أي نقاط.</translation>
    </message>
    <message>
        <source>%1 share %2: each gets %3 for one point. This cannot be undone.</source>
        <comment>viewers; points; a ratio</comment>
        <translation>يتقاسم %1 ما مجموعه %2: ينال كل منهم %3 عن كل نقطة. لا يمكن التراجع عن ذلك.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation>استعادة أوضاع الدردشة</translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation>استعادة أوضاع الدردشة؟</translation>
    </message>
    <message>
        <source>Loading the current modes…</source>
        <translation>جارٍ تحميل الأوضاع الحالية…</translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation>تُحفظ الأوضاع الحالية لقطةً أولًا.</translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation>لا تُستعاد إلا الأوضاع المتغيرة، تمامًا كما كانت.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Nothing left to restore.</source>
        <translation>لم يبقَ ما يُستعاد.</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>تغيّر في مكان آخر: %1.</translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation>الإجراء لـ%1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>ترك دون تغيير</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation>تعذّر تحميل الأوضاع الحالية.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>غيّره %1 عند %2</translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation>غيّره %1 في هذه الأثناء</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation>عاد بالفعل إلى ما كان عليه. لا شيء لإرساله.</translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation>مطابق للقطة بالفعل.</translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation>سيُضبط على: %1</translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>استعادة أوضاع الدردشة في %n قناة؟</numerusform>
            <numerusform>استعادة أوضاع الدردشة في قناة واحدة؟</numerusform>
            <numerusform>استعادة أوضاع الدردشة في قناتين؟</numerusform>
            <numerusform>استعادة أوضاع الدردشة في %n قنوات؟</numerusform>
            <numerusform>استعادة أوضاع الدردشة في %n قناة؟</numerusform>
            <numerusform>استعادة أوضاع الدردشة في %n قناة؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln</source>
        <translation>
            <numerusform>استعادة %Ln</numerusform>
            <numerusform>استعادة %Ln</numerusform>
            <numerusform>استعادة %Ln</numerusform>
            <numerusform>استعادة %Ln</numerusform>
            <numerusform>استعادة %Ln</numerusform>
            <numerusform>استعادة %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln unchanged</source>
        <translation>
            <numerusform>ترك %Ln دون تغيير</numerusform>
            <numerusform>ترك %Ln دون تغيير</numerusform>
            <numerusform>ترك %Ln دون تغيير</numerusform>
            <numerusform>ترك %Ln دون تغيير</numerusform>
            <numerusform>ترك %Ln دون تغيير</numerusform>
            <numerusform>ترك %Ln دون تغيير</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreRow</name>
    <message>
        <source>Channel as before the show</source>
        <translation>القناة كما كانت قبل البرنامج</translation>
    </message>
    <message>
        <source>Swap the rewards back</source>
        <translation>تبديل المكافآت إلى السابق</translation>
    </message>
    <message>
        <source>Chat modes as before the show</source>
        <translation>أوضاع الدردشة كما كانت قبل البرنامج</translation>
    </message>
    <message>
        <source>Ad warnings as before the show</source>
        <translation>تنبيهات الإعلانات كما كانت قبل البرنامج</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>رفع القفل</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>تصدير الفصول والعلامات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a change; a note</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It is as it was.</source>
        <translation>هو كما كان.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is restored; details</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardAlerts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <translation>%1: %2، «%3»</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>عملية استبدال جديدة</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>لا عمليات استبدال جديدة</numerusform>
            <numerusform>عملية استبدال جديدة</numerusform>
            <numerusform>عمليتا استبدال جديدتان</numerusform>
            <numerusform>%n عمليات استبدال جديدة</numerusform>
            <numerusform>%n عملية استبدال جديدة</numerusform>
            <numerusform>%n عملية استبدال جديدة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardEditor</name>
    <message>
        <source>Reward</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>إغلاق المحرر</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation>حُفظت «%1» في المكتبة</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation>لم تتغير «%1». %2 ما زالت تغييراتك موجودة.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation>«%1»: أُرسل %2</translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation>تُجوهلت التغييرات</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>مكافأة جديدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>لا شيء منتظر</numerusform>
            <numerusform>واحدة منتظرة</numerusform>
            <numerusform>اثنتان منتظرتان</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>أنشأها تطبيق آخر.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation>لا يستطيع تغيير المكافأة أو حذفها أو البت في عمليات استبدالها إلا التطبيق الذي أنشأها. «%1» أنشأها تطبيق آخر. لإدارتها هنا كرّرها، ثم احذف الأصل في ذلك التطبيق.</translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation>غُيّرت في مكان آخر أثناء تحريرك. يستبدل الإرسال ذلك التغيير.</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>بانتظار رد الخدمة.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>لا إذن بتغيير المكافآت على الخدمة.</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>إنشاء على الخدمة</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>حفظ في المكتبة</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>لا خانات لدى الخدمة.</numerusform>
            <numerusform>الخانة الوحيدة لدى الخدمة مستخدمة.</numerusform>
            <numerusform>الخانتان لدى الخدمة مستخدمتان.</numerusform>
            <numerusform>كل الخانات الـ %n لدى الخدمة مستخدمة.</numerusform>
            <numerusform>كل الخانات الـ %n لدى الخدمة مستخدمة.</numerusform>
            <numerusform>كل الخانات الـ %n لدى الخدمة مستخدمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>لا تغييرات للإرسال</numerusform>
            <numerusform>إرسال تغيير واحد</numerusform>
            <numerusform>إرسال تغييرين</numerusform>
            <numerusform>إرسال %n تغييرات</numerusform>
            <numerusform>إرسال %n تغييرًا</numerusform>
            <numerusform>إرسال %n تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation>لمكافأة أخرى هذا العنوان.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>لم يُرسل %1. %2 ما زال تغييرك هنا.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>لم يُرسل شيء. %1 ما زالت تغييراتك هنا.</translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation>لم تُنشأ «%1». %2</translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation>أُنشئت «%1»</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message>
        <source>At least %L1.</source>
        <translation>%L1 على الأقل.</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation># وستة رموز، 0 إلى 9 وA إلى F.</translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation>لا يرى المشاهدون إلا المكافآت المفعّلة.</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>معروضة، لكن لا يمكن استبدالها.</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation>تُنفَّذ عمليات الاستبدال فورًا دون قرار.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>حتى %n يوم. يرى المشاهدون فترات الانتظار من دقيقة فأكثر.</numerusform>
            <numerusform>حتى يوم واحد. يرى المشاهدون فترات الانتظار من دقيقة فأكثر.</numerusform>
            <numerusform>حتى يومين. يرى المشاهدون فترات الانتظار من دقيقة فأكثر.</numerusform>
            <numerusform>حتى %n أيام. يرى المشاهدون فترات الانتظار من دقيقة فأكثر.</numerusform>
            <numerusform>حتى %n يومًا. يرى المشاهدون فترات الانتظار من دقيقة فأكثر.</numerusform>
            <numerusform>حتى %n يوم. يرى المشاهدون فترات الانتظار من دقيقة فأكثر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation>لمكافأة أخرى هذا العنوان.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>أنشأها تطبيق آخر. وحده ذلك التطبيق يمكنه تغييرها.</translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation>ما زالت على الخدمة. أزلها من هناك أولًا.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>لمجموعة أخرى هذا الاسم.</translation>
    </message>
    <message>
        <source>Previous rewards</source>
        <translation>المكافآت السابقة</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Sidestage needs permission to see the rewards.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية المكافآت.</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation>نقاط القناة للمنتسبين والشركاء فقط.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>لم يفشل شيء. %1</numerusform>
            <numerusform>فشلت %Ln. %1</numerusform>
            <numerusform>فشلت %Ln. %1</numerusform>
            <numerusform>فشلت %Ln. %1</numerusform>
            <numerusform>فشلت %Ln. %1</numerusform>
            <numerusform>فشلت %Ln. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>لم يُوقف شيء مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
            <numerusform>أُوقفت %Ln مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>لم يُستأنف شيء</numerusform>
            <numerusform>استُؤنفت %Ln</numerusform>
            <numerusform>استُؤنفت %Ln</numerusform>
            <numerusform>استُؤنفت %Ln</numerusform>
            <numerusform>استُؤنفت %Ln</numerusform>
            <numerusform>استُؤنفت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>لم يُفعَّل شيء</numerusform>
            <numerusform>فُعّلت واحدة</numerusform>
            <numerusform>فُعّلت اثنتان</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
            <numerusform>فُعّلت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>لم يُعطَّل شيء</numerusform>
            <numerusform>عُطّلت واحدة</numerusform>
            <numerusform>عُطّلت اثنتان</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
            <numerusform>عُطّلت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>لم يُنشأ شيء على الخدمة</numerusform>
            <numerusform>أُنشئت %Ln على الخدمة</numerusform>
            <numerusform>أُنشئت %Ln على الخدمة</numerusform>
            <numerusform>أُنشئت %Ln على الخدمة</numerusform>
            <numerusform>أُنشئت %Ln على الخدمة</numerusform>
            <numerusform>أُنشئت %Ln على الخدمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>لم يُحذف شيء</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
            <numerusform>حُذفت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation>لم تُحذف.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>لم تُحذف %Ln. %1</numerusform>
            <numerusform>لم تُحذف واحدة. %1</numerusform>
            <numerusform>لم تُحذف اثنتان. %1</numerusform>
            <numerusform>لم تُحذف %Ln. %1</numerusform>
            <numerusform>لم تُحذف %Ln. %1</numerusform>
            <numerusform>لم تُحذف %Ln. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation>أُزيلت «%1» من الخدمة وبقيت في المكتبة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>لم يُزل شيء من الخدمة</numerusform>
            <numerusform>أُزيلت %Ln من الخدمة وبقيت في المكتبة</numerusform>
            <numerusform>أُزيلت %Ln من الخدمة وبقيتا في المكتبة</numerusform>
            <numerusform>أُزيلت %Ln من الخدمة وبقيت في المكتبة</numerusform>
            <numerusform>أُزيلت %Ln من الخدمة وبقيت في المكتبة</numerusform>
            <numerusform>أُزيلت %Ln من الخدمة وبقيت في المكتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>حُذفت «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>لم يُضف شيء إلى «%1»</numerusform>
            <numerusform>أُضيفت %Ln إلى «%1»</numerusform>
            <numerusform>أُضيفت %Ln إلى «%1»</numerusform>
            <numerusform>أُضيفت %Ln إلى «%1»</numerusform>
            <numerusform>أُضيفت %Ln إلى «%1»</numerusform>
            <numerusform>أُضيفت %Ln إلى «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>لم يُزل شيء من «%1»</numerusform>
            <numerusform>أُزيلت %Ln من «%1»</numerusform>
            <numerusform>أُزيلت %Ln من «%1»</numerusform>
            <numerusform>أُزيلت %Ln من «%1»</numerusform>
            <numerusform>أُزيلت %Ln من «%1»</numerusform>
            <numerusform>أُزيلت %Ln من «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation> (نسخة)</translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation> (نسخة %L1)</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>تعطيل</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>تحرير المحدد…</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>إجراءات المكافآت المحددة</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح التحديد</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message>
        <source>Rewards</source>
        <translation>المكافآت</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>بحث في المكافآت</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Only with waiting redemptions</source>
        <translation>ذات عمليات استبدال منتظرة فقط</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>تصفية حسب الحالة</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>إجراءات المكافآت المحددة</translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation>لا مكافآت مطابقة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>لا مكافآت</numerusform>
            <numerusform>مكافأة واحدة</numerusform>
            <numerusform>مكافأتان</numerusform>
            <numerusform>%Ln مكافآت</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1، لا شيء محدد</numerusform>
            <numerusform>%1، %Ln محددة</numerusform>
            <numerusform>%1، %Ln محددتان</numerusform>
            <numerusform>%1، %Ln محددة</numerusform>
            <numerusform>%1، %Ln محددة</numerusform>
            <numerusform>%1، %Ln محددة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
        <translation>المكافآت</translation>
    </message>
    <message>
        <source>Library section</source>
        <translation>قسم المكتبة</translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation>حدّد مكافأة لعرضها وتحريرها.</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>مكافأة جديدة</translation>
    </message>
    <message>
        <source>Edit reward</source>
        <translation>تحرير المكافأة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>تعطيل</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>تطبيق المجموعة…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>تبديل إلى السابق…</translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>إضافة مكافآت إلى المجموعة…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>بحث في المكافآت</translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation>إظهار الجزء الجانبي أو إخفاؤه</translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation>إرسال تغييرات المكافأة</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>مجموعة جديدة…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>لم تُحفظ المسودة: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>حُفظت المسودة %1</translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>تعذّرت قراءة «%1». %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>لم تُستورد مكافآت</numerusform>
            <numerusform>استُوردت مكافأة واحدة</numerusform>
            <numerusform>استُوردت مكافأتان</numerusform>
            <numerusform>استُوردت %Ln مكافآت</numerusform>
            <numerusform>استُوردت %Ln مكافأة</numerusform>
            <numerusform>استُوردت %Ln مكافأة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>لم تُصدَّر مكافآت</numerusform>
            <numerusform>صُدّرت مكافأة واحدة</numerusform>
            <numerusform>صُدّرت مكافأتان</numerusform>
            <numerusform>صُدّرت %Ln مكافآت</numerusform>
            <numerusform>صُدّرت %Ln مكافأة</numerusform>
            <numerusform>صُدّرت %Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. You can still prepare rewards in the library.</source>
        <translation>نقاط القناة للمنتسبين والشركاء فقط. ما زال بإمكانك تحضير المكافآت في المكتبة.</translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation>يمكنك عرض المكافآت. لتغييرها على الخدمة يحتاج Sidestage إلى إذن.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية المكافآت على الخدمة.</translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation>لم تُحمَّل المكافآت بعد. %1</translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation>لا مكافآت في هذه المجموعة بعد.</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>لم ينشئ أي تطبيق آخر مكافأة في هذه القناة.</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>كل المكافآت ضمن مجموعات.</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>لا مكافآت بعد. ينفق المشاهدون نقاط القناة عليها.</translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation>إضافة مكافآت…</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>أنشأها تطبيق آخر. وحده ذلك التطبيق يمكنه تغييرها.</translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation>حدّد مكافأة أولًا.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>لا إذن بتغيير المكافآت على الخدمة.</translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation>حدّد مجموعة أولًا.</translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation>لم تُطبَّق أي مجموعة بعد.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation>لا يمكن تغيير أي من المكافآت المحددة هنا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>لم يتغير %1 لأي مكافأة</numerusform>
            <numerusform>غُيّر %1 لمكافأة واحدة</numerusform>
            <numerusform>غُيّر %1 لمكافأتين</numerusform>
            <numerusform>غُيّر %1 لـ%Ln مكافآت</numerusform>
            <numerusform>غُيّر %1 لـ%Ln مكافأة</numerusform>
            <numerusform>غُيّر %1 لـ%Ln مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>تحرير المحدد…</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>إنشاء على الخدمة</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>إضافة إلى مجموعة</translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation>إزالة من هذه المجموعة</translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation>إزالة من الخدمة (تُخلي الخانة)</translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation>تعطيل فقط (تحتفظ بالخانة)</translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation>تصدير المكافآت</translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation>المكافآت (*.json)</translation>
    </message>
    <message>
        <source>Import rewards</source>
        <translation>استيراد المكافآت</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>مجموعة جديدة</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>إعادة تسمية المجموعة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>تبدأ دون مكافآت.</numerusform>
            <numerusform>تبدأ بالمكافأة المحددة.</numerusform>
            <numerusform>تبدأ بالمكافأتين المحددتين.</numerusform>
            <numerusform>تبدأ بالمكافآت المحددة (%Ln).</numerusform>
            <numerusform>تبدأ بالمكافآت المحددة (%Ln).</numerusform>
            <numerusform>تبدأ بالمكافآت المحددة (%Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation>لفئة أو برنامج، مثل «ليلة الرعب».</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>أدخل اسمًا.</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>إنشاء مجموعة</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation>لا توجد مكافآت بعد.</translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation>كل المكافآت في هذه المجموعة.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (نسخة)</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation>حُذفت المجموعة «%1»؛ بقيت مكافآتها</translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation>معاينة «%1». لم يُرسل شيء بعد.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RolesView</name>
    <message>
        <source>%1 is a VIP. A VIP cannot be a moderator as well.</source>
        <translation>%1 من VIP. لا يمكن لـVIP أن يكون مشرفًا أيضًا.</translation>
    </message>
    <message>
        <source>%1 is a moderator. A moderator cannot be a VIP as well.</source>
        <translation>%1 مشرف. لا يمكن للمشرف أن يكون من VIP أيضًا.</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the VIPs…</source>
        <translation>الخطوة 1 من 2: جارٍ إزالة %1 من VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the moderators…</source>
        <translation>الخطوة 1 من 2: جارٍ إزالة %1 من المشرفين…</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP. Step 2 of 2: adding to the moderators…</source>
        <translation>لم يعد %1 من VIP. الخطوة 2 من 2: جارٍ الإضافة إلى المشرفين…</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…</source>
        <translation>لم يعد %1 مشرفًا. الخطوة 2 من 2: جارٍ الإضافة إلى VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2 failed, nothing was changed for %1. %2</source>
        <translation>فشلت الخطوة 1 من 2، لم يتغير شيء لـ%1. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2</source>
        <translation>لم يعد %1 من VIP، لكن الخطوة 2 من 2 فشلت: ليس مشرفًا بعد. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2</source>
        <translation>لم يعد %1 مشرفًا، لكن الخطوة 2 من 2 فشلت: ليس من VIP بعد. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP and is a moderator now.</source>
        <translation>لم يعد %1 من VIP وأصبح مشرفًا.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator and is a VIP now.</source>
        <translation>لم يعد %1 مشرفًا وأصبح من VIP.</translation>
    </message>
    <message>
        <source>Roles section</source>
        <translation>قسم الأدوار</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>المشرفون</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Search roles</source>
        <translation>بحث في الأدوار</translation>
    </message>
    <message>
        <source>Copy name from roles</source>
        <translation>نسخ الاسم من الأدوار</translation>
    </message>
    <message>
        <source>Make the moderator a VIP, or the VIP a moderator…</source>
        <translation>جعل المشرف VIP أو VIP مشرفًا…</translation>
    </message>
    <message>
        <source>Remove the role</source>
        <translation>إزالة الدور</translation>
    </message>
    <message>
        <source>Remove VIP and make moderator</source>
        <translation>إزالة VIP والتعيين مشرفًا</translation>
    </message>
    <message>
        <source>Remove moderator and make VIP</source>
        <translation>إزالة الإشراف والتعيين VIP</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Make VIP again</source>
        <translation>إعادة التعيين VIP</translation>
    </message>
    <message>
        <source>Make moderator again</source>
        <translation>إعادة التعيين مشرفًا</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation>عرض إعلان الآن</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>الطول بالثواني</translation>
    </message>
    <message>
        <source>The ad that is shown may be shorter or longer.</source>
        <translation>قد يكون الإعلان المعروض أقصر أو أطول.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleDelegate</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>اشترى %1 %2 مقابل %3 من Bits في قناة %4، %5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>قيد التطوير</translation>
    </message>
    <message>
        <source>ID %1, product %2</source>
        <translation>المعرّف %1، المنتج %2</translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation>%1 من Bits</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation>في %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation>معاملات الملحق، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Transaction IDs, separated by spaces</source>
        <translation>معرّفات المعاملات، مفصولة بمسافات</translation>
    </message>
    <message>
        <source>Look up transactions by their IDs</source>
        <translation>البحث عن المعاملات بمعرّفاتها</translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation>البحث عن معاملة</translation>
    </message>
    <message>
        <source>Copy transaction ID</source>
        <translation>نسخ معرّف المعاملة</translation>
    </message>
    <message>
        <source>ID copied</source>
        <translation>نُسخ المعرّف</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>دون معرّفات.</numerusform>
            <numerusform>معرّف واحد كحد أقصى في المرة.</numerusform>
            <numerusform>معرّفان كحد أقصى في المرة.</numerusform>
            <numerusform>%Ln معرّفات كحد أقصى في المرة.</numerusform>
            <numerusform>%Ln معرّفًا كحد أقصى في المرة.</numerusform>
            <numerusform>%Ln معرّف كحد أقصى في المرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation>المشتريات باستخدام Bits في الملحق %1. تتطلب قراءتها رمزًا مميزًا للتطبيق نفسه.</translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation>ليس لهذه الخدمة سر عميل، وهو لازم للرمز المميز الخاص بالتطبيق.</translation>
    </message>
    <message>
        <source>At least one of these IDs was not found.</source>
        <translation>لم يُعثر على معرّف واحد على الأقل من هذه المعرّفات.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation>تعذّر تحميل المعاملات. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
        <translation>لا مشتريات بعد. تظهر هنا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ScheduleFeed</name>
    <message>
        <source>It was not added. Try it again.</source>
        <translation>لم تتم الإضافة. حاول مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>جدول البث</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>يوم</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>أسبوعيًا</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>مرة واحدة</translation>
    </message>
    <message>
        <source>Schedule saved.</source>
        <translation>حُفظ جدول البث.</translation>
    </message>
    <message>
        <source>The segment was added, but the old one could not be deleted. Both are planned.</source>
        <translation>أُضيف الموعد، لكن تعذّر حذف القديم. كلاهما مخطط.</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <comment>a time</comment>
        <translation>حُفظت المسودة %1</translation>
    </message>
    <message>
        <source>Schedule view</source>
        <translation>عرض جدول البث</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>أسبوع</translation>
    </message>
    <message>
        <source>List</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>هذا الأسبوع</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>الأسبوع السابق</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>الأسبوع التالي</translation>
    </message>
    <message>
        <source>Segments of this week</source>
        <translation>مواعيد هذا الأسبوع</translation>
    </message>
    <message>
        <source>Week. The tab List has the same segments as a table.</source>
        <translation>الأسبوع. تعرض علامة التبويب «القائمة» المواعيد نفسها في جدول.</translation>
    </message>
    <message>
        <source>Vacation…</source>
        <translation>إجازة…</translation>
    </message>
    <message>
        <source>Save iCalendar…</source>
        <translation>حفظ iCalendar…</translation>
    </message>
    <message>
        <source>Copy iCalendar link</source>
        <translation>نسخ رابط iCalendar</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>موعد جديد</translation>
    </message>
    <message>
        <source>Save segment</source>
        <translation>حفظ الموعد</translation>
    </message>
    <message>
        <source>Edit segment</source>
        <translation>تحرير الموعد</translation>
    </message>
    <message>
        <source>Delete segment…</source>
        <translation>حذف الموعد…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير جدول البث.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message numerus="yes">
        <source>week %1 · %Ln shows, %2</source>
        <translation>
            <numerusform>الأسبوع %1 · لا برامج، %2</numerusform>
            <numerusform>الأسبوع %1 · برنامج واحد، %2</numerusform>
            <numerusform>الأسبوع %1 · برنامجان، %2</numerusform>
            <numerusform>الأسبوع %1 · %Ln برامج، %2</numerusform>
            <numerusform>الأسبوع %1 · %Ln برنامجًا، %2</numerusform>
            <numerusform>الأسبوع %1 · %Ln برنامج، %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No shows planned.</source>
        <translation>لا برامج مخططة.</translation>
    </message>
    <message>
        <source>Save iCalendar</source>
        <translation>حفظ iCalendar</translation>
    </message>
    <message>
        <source>Schedule of %1</source>
        <translation>جدول بث %1</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>التقويم (*.ics)</translation>
    </message>
    <message>
        <source>Schedule saved in %1.</source>
        <translation>حُفظ جدول البث في %1.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Changing the schedule failed. %1</source>
        <comment>the reason</comment>
        <translation>تعذر تغيير جدول البث. %1</translation>
    </message>
    <message>
        <source>Reading the calendar failed. %1</source>
        <comment>the reason</comment>
        <translation>تعذرت قراءة التقويم. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SearchCombo</name>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation>Sidestage قيد التشغيل بالفعل لكنه لا يستجيب.</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. No data is lost while you wait.</source>
        <translation>تظهر نافذته في المقدمة فور استجابته. إن انتهى بدأ Sidestage هنا بدلًا منه. لا تُفقد أي بيانات أثناء الانتظار.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>إيقاف الانتظار</translation>
    </message>
</context>
<context>
    <name>Sidestage::SegmentEditor</name>
    <message>
        <source>Segment</source>
        <translation>الموعد</translation>
    </message>
    <message>
        <source>Start and repeat are fixed.</source>
        <translation>البداية والتكرار ثابتان.</translation>
    </message>
    <message>
        <source>No permission to change the schedule.</source>
        <translation>لا إذن بتغيير جدول البث.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Repeats weekly</source>
        <translation>يتكرر أسبوعيًا</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>الدقائق</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Weekly segments</source>
        <translation>المواعيد الأسبوعية</translation>
    </message>
    <message>
        <source>The service cannot move a weekly segment or change how often it comes. Sidestage can add a new one and then delete this one.</source>
        <translation>لا تستطيع الخدمة نقل موعد أسبوعي ولا تغيير تكراره. يستطيع Sidestage إضافة موعد جديد ثم حذف هذا.</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>نقل…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>جدول البث</translation>
    </message>
    <message>
        <source>Without permission to manage the schedule, Sidestage can only show it.</source>
        <translation>دون إذن إدارة جدول البث لا يستطيع Sidestage إلا عرضه.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>موعد جديد</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>أسبوعيًا</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>مرة واحدة</translation>
    </message>
    <message>
        <source>30 to 1,380. Ends at %1.</source>
        <comment>a time of day</comment>
        <translation>من 30 إلى 1,380. ينتهي عند %1.</translation>
    </message>
    <message>
        <source>At the same time: %1.</source>
        <translation>في الوقت نفسه: %1.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير جدول البث.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Cancel next</source>
        <translation>إلغاء التالي</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a date</comment>
        <translation>إلغاء %1</translation>
    </message>
    <message>
        <source>Starts at %1 in %2 all year.</source>
        <comment>a time; a time zone</comment>
        <translation>يبدأ عند %1 بتوقيت %2 طوال السنة.</translation>
    </message>
    <message>
        <source>When the clocks change on %1, that moves from %2 to %3 UTC.</source>
        <comment>a date; two times</comment>
        <translation>عند تغيير الساعة في %1 ينتقل ذلك من %2 إلى %3 UTC.</translation>
    </message>
    <message>
        <source>Choose a time zone from the list.</source>
        <translation>اختر منطقة زمنية من القائمة.</translation>
    </message>
    <message>
        <source>Delete segment</source>
        <translation>حذف الموعد</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>حذف «%1»؟</translation>
    </message>
    <message>
        <source>It is removed from all weeks. To leave out one week, cancel it.</source>
        <translation>يُزال من كل الأسابيع. لاستثناء أسبوع واحد ألغِ موعده.</translation>
    </message>
    <message>
        <source>It is removed from the schedule.</source>
        <translation>يُزال من جدول البث.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>It may have been added. %1</source>
        <comment>the reason</comment>
        <translation>ربما تمت الإضافة. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>مسح التحديد</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>لا مكافآت</numerusform>
            <numerusform>مكافأة واحدة</numerusform>
            <numerusform>مكافأتان</numerusform>
            <numerusform>%Ln مكافآت</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
            <numerusform>%Ln مكافأة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>تنفيذ 0</numerusform>
            <numerusform>تنفيذ واحدة</numerusform>
            <numerusform>تنفيذ اثنتين</numerusform>
            <numerusform>تنفيذ %Ln</numerusform>
            <numerusform>تنفيذ %Ln</numerusform>
            <numerusform>تنفيذ %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>رد نقاط 0</numerusform>
            <numerusform>رد نقاط واحدة</numerusform>
            <numerusform>رد نقاط اثنتين</numerusform>
            <numerusform>رد نقاط %Ln</numerusform>
            <numerusform>رد نقاط %Ln</numerusform>
            <numerusform>رد نقاط %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionStrip</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>لا شيء محدد</numerusform>
            <numerusform>%Ln محدد</numerusform>
            <numerusform>%Ln محددان</numerusform>
            <numerusform>%Ln محددة</numerusform>
            <numerusform>%Ln محددًا</numerusform>
            <numerusform>%Ln محدد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SeriesList</name>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures can be shown at once.</source>
        <translation>
            <numerusform>لا يمكن عرض أي قيمة.</numerusform>
            <numerusform>يمكن عرض قيمة واحدة كحد أقصى في آن واحد.</numerusform>
            <numerusform>يمكن عرض قيمتين كحد أقصى في آن واحد.</numerusform>
            <numerusform>يمكن عرض %Ln قيم كحد أقصى في آن واحد.</numerusform>
            <numerusform>يمكن عرض %Ln قيمة كحد أقصى في آن واحد.</numerusform>
            <numerusform>يمكن عرض %Ln قيمة كحد أقصى في آن واحد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>لا قيم عند المقارنة.</numerusform>
            <numerusform>قيمة واحدة كحد أقصى عند المقارنة.</numerusform>
            <numerusform>قيمتان كحد أقصى عند المقارنة.</numerusform>
            <numerusform>%Ln قيم كحد أقصى عند المقارنة.</numerusform>
            <numerusform>%Ln قيمة كحد أقصى عند المقارنة.</numerusform>
            <numerusform>%Ln قيمة كحد أقصى عند المقارنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>المقارَن: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا شيء آخر</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation>لا بيانات، %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation>هذا ليس عنوانًا. يجب أن يبدأ بـ https://‎.</translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation>أدخل العنوان فقط، دون مستخدم أو استعلام أو جزء.</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>هذا ليس عنوانًا. يجب أن يبدأ بـ wss://‎.</translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation>أدخل العنوان فقط، دون مستخدم أو جزء.</translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation>تتطلب الأحداث المباشرة wss://‎؛ لا يُسمح بـ ws://‎ إلا للخدمات على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Only https is secure for signing in. Begin the address with https://; http:// is allowed only for services on this computer.</source>
        <translation>لا يكون تسجيل الدخول آمنًا إلا عبر https. ابدأ العنوان بـ https://‎؛ لا يُسمح بـ http://‎ إلا للخدمات على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This is not an address. Enter the one that is registered for your app, such as http://localhost:17563.</source>
        <translation>هذا ليس عنوانًا. أدخل العنوان المسجّل لتطبيقك، مثل http://localhost:17563.</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>عنوان API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>خدمة الرموز المميزة</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>عنوان إعادة التوجيه</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>الأحداث المباشرة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; what is wrong with it, as a sentence</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCard</name>
    <message>
        <source>Service profile</source>
        <translation>ملف تعريف الخدمة</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Each profile keeps its own accounts.</source>
        <translation>يحتفظ كل ملف تعريف بحساباته الخاصة.</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>إضافة خدمة…</translation>
    </message>
    <message>
        <source>Client ID %1, with a client secret in the keychain</source>
        <translation>معرّف العميل %1، مع سر العميل في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Client ID %1, public client without a secret</source>
        <translation>معرّف العميل %1، عميل عام دون سر</translation>
    </message>
    <message>
        <source>Client ID %1</source>
        <translation>معرّف العميل %1</translation>
    </message>
    <message>
        <source>The sandbox is built in. Its addresses and its app are made at the start.</source>
        <translation>البيئة التجريبية مدمجة. تُنشأ عناوينها وتطبيقها عند بدء التشغيل.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>جارٍ سؤال الخدمة…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message>
        <source>The certificate of %1 is not valid today.</source>
        <translation>شهادة %1 غير صالحة اليوم.</translation>
    </message>
    <message>
        <source>Check the date of this computer: it is set to %1. If it is right, the operator of the service must renew the certificate.</source>
        <translation>تحقق من تاريخ هذا الحاسوب: مضبوط على %1. إن كان صحيحًا فعلى مشغّل الخدمة تجديد الشهادة.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>شهادة %1 موقّعة ذاتيًا.</translation>
    </message>
    <message>
        <source>Nobody confirms that this is the service, so Sidestage does not connect. If the service is yours, install its certificate in the system, or use one from a certificate authority.</source>
        <translation>لا أحد يؤكد أن هذه هي الخدمة، لذا لا يتصل Sidestage. إن كانت الخدمة لك فثبّت شهادتها في النظام، أو استخدم شهادة من جهة إصدار.</translation>
    </message>
    <message>
        <source>The certificate of %1 belongs to another host.</source>
        <translation>شهادة %1 تخص مضيفًا آخر.</translation>
    </message>
    <message>
        <source>Check the address for typing errors. Sidestage sends nothing to this host.</source>
        <translation>تحقق من العنوان بحثًا عن أخطاء كتابة. لا يرسل Sidestage شيئًا إلى هذا المضيف.</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified: “%2”</source>
        <translation>تعذّر التحقق من شهادة %1: «%2»</translation>
    </message>
    <message>
        <source>Ask the operator of the service for a valid certificate.</source>
        <translation>اطلب من مشغّل الخدمة شهادة صالحة.</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>لا يوجد مضيف باسم %1.</translation>
    </message>
    <message>
        <source>Check the address for typing errors, and your network connection.</source>
        <translation>تحقق من العنوان بحثًا عن أخطاء كتابة، ومن اتصالك بالشبكة.</translation>
    </message>
    <message>
        <source>%1 accepts no connection.</source>
        <translation>لا يقبل %1 أي اتصال.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>تحقق من المنفذ في العنوان، ومن أن الخدمة قيد التشغيل.</translation>
    </message>
    <message>
        <source>%1 does not speak TLS.</source>
        <translation>لا يدعم %1 بروتوكول TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. Sidestage connects without TLS only on this computer.</source>
        <translation>تحقق من المنفذ في العنوان. لا يتصل Sidestage دون TLS إلا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>%1 did not answer within 10 seconds.</source>
        <translation>لم يُجب %1 خلال 10 ثوانٍ.</translation>
    </message>
    <message>
        <source>Check the address and your network connection, then try again.</source>
        <translation>تحقق من العنوان ومن اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 could not be reached: “%2”</source>
        <translation>تعذّر الوصول إلى %1: «%2»</translation>
    </message>
    <message>
        <source>%1 reports a problem (%2).</source>
        <translation>يبلّغ %1 عن مشكلة (%2).</translation>
    </message>
    <message>
        <source>The service may be overloaded or under maintenance. Try again later.</source>
        <translation>قد تكون الخدمة مثقلة أو قيد الصيانة. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 answers, but not as the API of such a service.</source>
        <translation>يجيب %1، لكن ليس بوصفه API لخدمة كهذه.</translation>
    </message>
    <message>
        <source>Check the API address. It ends with the version, such as https://api.example/helix.</source>
        <translation>تحقق من عنوان API. ينتهي بالإصدار، مثل https://api.example/helix.</translation>
    </message>
    <message>
        <source>%1 answers, but is not a token service.</source>
        <translation>يجيب %1، لكنه ليس خدمة رموز مميزة.</translation>
    </message>
    <message>
        <source>Check the address of the token service, such as https://id.example. Sidestage adds /oauth2/ itself.</source>
        <translation>تحقق من عنوان خدمة الرموز المميزة، مثل https://id.example. يضيف Sidestage /oauth2/ بنفسه.</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>صالحة حتى %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>0 أيام</numerusform>
            <numerusform>يوم</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>0 ساعات</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتان</numerusform>
            <numerusform>%n ساعات</numerusform>
            <numerusform>%n ساعة</numerusform>
            <numerusform>%n ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>0 دقائق</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock of this computer is %1 ahead of the service.</source>
        <translation>ساعة هذا الحاسوب متقدمة على الخدمة بمقدار %1.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service.</source>
        <translation>ساعة هذا الحاسوب متأخرة عن الخدمة بمقدار %1.</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>اضبط تاريخ هذا الحاسوب ووقته. حتى ذلك الحين قد تكون الأوقات المعروضة هنا خاطئة وقد تُرفض الشهادات.</translation>
    </message>
    <message>
        <source>The service does not know this client ID.</source>
        <translation>لا تعرف الخدمة معرّف العميل هذا.</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. It is not the name of the app.</source>
        <translation>انسخه مجددًا من صفحة تطبيقك. ليس هو اسم التطبيق.</translation>
    </message>
    <message>
        <source>The client ID could not be checked.</source>
        <translation>تعذّر التحقق من معرّف العميل.</translation>
    </message>
    <message>
        <source>Client ID known</source>
        <translation>معرّف العميل معروف</translation>
    </message>
    <message>
        <source>public client</source>
        <translation>عميل عام</translation>
    </message>
    <message>
        <source>This app is registered as a public client, which has no secret.</source>
        <translation>هذا التطبيق مسجّل عميلًا عامًا لا سر له.</translation>
    </message>
    <message>
        <source>Remove the client secret, or register the app as a confidential client.</source>
        <translation>أزل سر العميل، أو سجّل التطبيق عميلًا سريًا.</translation>
    </message>
    <message>
        <source>confidential client</source>
        <translation>عميل سري</translation>
    </message>
    <message>
        <source>This app is registered as a confidential client.</source>
        <translation>هذا التطبيق مسجّل عميلًا سريًا.</translation>
    </message>
    <message>
        <source>Without its secret, a sign-in cannot be renewed. Paste the client secret, or register the app as a public client.</source>
        <translation>دون سرّه لا يمكن تجديد تسجيل الدخول. الصق سر العميل، أو سجّل التطبيق عميلًا عامًا.</translation>
    </message>
    <message>
        <source>confidential client, secret accepted</source>
        <translation>عميل سري، قُبل السر</translation>
    </message>
    <message>
        <source>The service does not accept this client secret.</source>
        <translation>لا تقبل الخدمة سر العميل هذا.</translation>
    </message>
    <message>
        <source>The client secret could not be checked: “%1”</source>
        <translation>تعذّر التحقق من سر العميل: «%1»</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. A new secret there makes the old one invalid.</source>
        <translation>انسخه مجددًا من صفحة تطبيقك. إنشاء سر جديد هناك يُبطل القديم.</translation>
    </message>
    <message>
        <source>The redirect URI %1 is not registered for this app.</source>
        <translation>عنوان إعادة التوجيه %1 غير مسجّل لهذا التطبيق.</translation>
    </message>
    <message>
        <source>Add exactly this URI on the page of your app, without a slash at the end, or enter here the one that is registered.</source>
        <translation>أضف هذا العنوان بالضبط في صفحة تطبيقك، دون شرطة مائلة في نهايته، أو أدخل هنا العنوان المسجّل.</translation>
    </message>
    <message>
        <source>Redirect URI registered</source>
        <translation>عنوان إعادة التوجيه مسجّل</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>يمكن الوصول إليها</translation>
    </message>
    <message>
        <source>%1, %2 ms</source>
        <translation>%1، %2 م.ث</translation>
    </message>
    <message>
        <source>%1 closed the connection without a response.</source>
        <translation>أغلق %1 الاتصال دون رد.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether it begins with https://.</source>
        <translation>تحقق من المنفذ في العنوان، ومن أنه يبدأ بـ https://‎.</translation>
    </message>
    <message>
        <source>%1 does not speak HTTP.</source>
        <translation>لا يستخدم %1 بروتوكول HTTP.</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>الأحداث المباشرة</translation>
    </message>
    <message>
        <source>No live events could be reached at %1.</source>
        <translation>تعذّر الوصول إلى أحداث مباشرة على %1.</translation>
    </message>
    <message>
        <source>Check the address of the live events. Without them, Sidestage polls for changes.</source>
        <translation>تحقق من عنوان الأحداث المباشرة. دونها يستعلم Sidestage عن التغييرات دوريًا.</translation>
    </message>
    <message>
        <source>The service did not respond. Try again later.</source>
        <translation>لم تُجب الخدمة. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The service responded with status %1.</source>
        <translation>أجابت الخدمة بالحالة %1.</translation>
    </message>
    <message>
        <source>The service said: “%1”.</source>
        <translation>قالت الخدمة: «%1».</translation>
    </message>
    <message>
        <source>Check the address of the token service and the client ID.</source>
        <translation>تحقق من عنوان خدمة الرموز المميزة ومن معرّف العميل.</translation>
    </message>
    <message>
        <source>It ends with a slash, which must be registered too. Remove the slash here, or add exactly this URI on the page of your app.</source>
        <translation>ينتهي العنوان بشرطة مائلة يجب أن تكون مسجّلة أيضًا. أزل الشرطة هنا، أو أضف هذا العنوان بالضبط في صفحة تطبيقك.</translation>
    </message>
    <message>
        <source>The redirect URI could not be checked.</source>
        <translation>تعذّر التحقق من عنوان إعادة التوجيه.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation>إضافة خدمة</translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation>تحرير الخدمة</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>فتح وحدة التحكم</translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation>المنصة العامة</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>Sidestage of %1</source>
        <translation>Sidestage الخاص بـ%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>any name that is still free</source>
        <translation>أي اسم ما زال متاحًا</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>عنوان إعادة التوجيه</translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation>سجّل هذا العنوان بالضبط. تعود الخدمة إليه بعد تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation>نسخ عنوان إعادة التوجيه</translation>
    </message>
    <message>
        <source>Client type</source>
        <translation>نوع العميل</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>an app on your computer cannot keep a secret</source>
        <translation>لا يستطيع تطبيق على حاسوبك حفظ سر</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Application Integration</source>
        <translation>Application Integration</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>عنوان API</translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation>مع الإصدار، مثل https://api.example/helix</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>خدمة الرموز المميزة</translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation>مثل https://id.example</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>الأحداث المباشرة</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation>مثل wss://events.example/ws. إن تُرك فارغًا استعلم Sidestage عن التغييرات دوريًا.</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>نسخ: %1</translation>
    </message>
    <message>
        <source>Paste what it gave you</source>
        <translation>الصق ما حصلت عليه</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation>يعرّف الخدمةَ بتطبيقك.</translation>
    </message>
    <message>
        <source>Enter the client ID. The service requires it.</source>
        <translation>أدخل معرّف العميل. تشترطه الخدمة.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>The saved secret is for another token service, so it will be deleted. Enter the one for this service.</source>
        <translation>السر المحفوظ يخص خدمة رموز مميزة أخرى، لذا سيُحذف. أدخل السر الخاص بهذه الخدمة.</translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation>اتركه فارغًا للاحتفاظ بالسر المحفوظ. أدخل سرًا جديدًا لاستبداله.</translation>
    </message>
    <message>
        <source>Only for a confidential client. Goes into the system keychain.</source>
        <translation>للعميل السري فقط. يُحفظ في سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation>حذف سر العميل</translation>
    </message>
    <message>
        <source>Check, and choose how to sign in</source>
        <translation>التحقق واختيار طريقة تسجيل الدخول</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>تحقق مجددًا</translation>
    </message>
    <message>
        <source>The service is checked when the client ID is there.</source>
        <translation>يُتحقق من الخدمة عند توفر معرّف العميل.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>على جهاز آخر</translation>
    </message>
    <message>
        <source>Type a short code.</source>
        <translation>إدخال رمز قصير.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>في متصفحك</translation>
    </message>
    <message>
        <source>Returns to this app.</source>
        <translation>يعود إلى هذا التطبيق.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>في هذه النافذة</translation>
    </message>
    <message>
        <source>Shows the service’s page.</source>
        <translation>تعرض صفحة الخدمة.</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>الحفظ باسم</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>أدخل اسمًا.</translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation>إزالة الخدمة…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>إضافة خدمة</translation>
    </message>
    <message>
        <source>Add and sign in</source>
        <translation>إضافة وتسجيل الدخول</translation>
    </message>
    <message>
        <source>Register Sidestage with the public platform</source>
        <translation>سجّل Sidestage لدى المنصة العامة</translation>
    </message>
    <message>
        <source>Register Sidestage with the service</source>
        <translation>سجّل Sidestage لدى الخدمة</translation>
    </message>
    <message>
        <source>The platform asks these four things, with the client type “Public”. It is free and takes about two minutes.</source>
        <translation>تسأل المنصة عن هذه الأمور الأربعة، مع نوع العميل «عام». التسجيل مجاني ويستغرق نحو دقيقتين.</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using this redirect URI. You get a client ID, and a client secret only if the app is a confidential client.</source>
        <translation>سجّل Sidestage تطبيقًا لدى الخدمة بعنوان إعادة التوجيه هذا. تحصل على معرّف العميل، وعلى سر العميل فقط إن كان التطبيق عميلًا سريًا.</translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation>المنصة العامة</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>جارٍ سؤال الخدمة…</translation>
    </message>
    <message>
        <source>The service is checked when its addresses and the client ID are there.</source>
        <translation>يُتحقق من الخدمة عند توفر عناوينها ومعرّف العميل.</translation>
    </message>
    <message>
        <source>30 letters and digits, as expected.</source>
        <translation>30 حرفًا ورقمًا، كما هو متوقع.</translation>
    </message>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>المعتاد 30 حرفًا صغيرًا ورقمًا. لا أحرف هنا.</numerusform>
            <numerusform>المعتاد 30 حرفًا صغيرًا ورقمًا. هذا حرف واحد.</numerusform>
            <numerusform>المعتاد 30 حرفًا صغيرًا ورقمًا. هذان حرفان.</numerusform>
            <numerusform>المعتاد 30 حرفًا صغيرًا ورقمًا. هذه %n أحرف.</numerusform>
            <numerusform>المعتاد 30 حرفًا صغيرًا ورقمًا. هذه %n حرفًا.</numerusform>
            <numerusform>المعتاد 30 حرفًا صغيرًا ورقمًا. هذه %n حرف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>%1 of %2 fine</source>
        <translation>%1 من %2 سليم</translation>
    </message>
    <message>
        <source>The check above found something that prevents the sign-in.</source>
        <translation>وجد التحقق أعلاه ما يمنع تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Without a client secret, this sign-in cannot be renewed. You sign in again when it ends, on the public platform after about 60 days.</source>
        <translation>دون سر العميل لا يمكن تجديد تسجيل الدخول هذا. تسجّل الدخول مجددًا عند انتهائه، وعلى المنصة العامة بعد نحو 60 يومًا.</translation>
    </message>
    <message>
        <source>A public client renews its sign-in by itself. It ends after 30 days without use.</source>
        <translation>يجدد العميل العام تسجيل دخوله بنفسه. ينتهي بعد 30 يومًا دون استخدام.</translation>
    </message>
    <message>
        <source>A confidential client renews its sign-in by itself, as long as the secret is valid.</source>
        <translation>يجدد العميل السري تسجيل دخوله بنفسه ما دام السر صالحًا.</translation>
    </message>
    <message>
        <source>A client ID cannot contain spaces.</source>
        <translation>لا يمكن أن يحتوي معرّف العميل على مسافات.</translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation>لا يمكن أن يحتوي سر العميل على مسافات.</translation>
    </message>
    <message>
        <source>Without its client secret, a confidential client cannot renew its sign-in. You sign in again when it ends.</source>
        <translation>دون سر العميل لا يستطيع العميل السري تجديد تسجيل دخوله. تسجّل الدخول مجددًا عند انتهائه.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation>تعذّر إبطال بعض الرموز المميزة، وتبقى صالحة حتى انتهاء صلاحيتها.</translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation>تعذّر حذف بعض إدخالات هذه الخدمة من سلسلة المفاتيح. احذفها من سلسلة مفاتيحك.</translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>تعذّر حذف الملف %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServicesCard</name>
    <message>
        <source>Services</source>
        <translation>الخدمات</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>إضافة خدمة…</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1، معروضة الآن</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>Warn of the sandbox while another service is shown</source>
        <translation>التحذير من البيئة التجريبية أثناء عرض خدمة أخرى</translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation>عند التعطيل تُفصل حسابات البيئة التجريبية ولا تصدر تحذيرات أثناء عرض خدمة أخرى.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
        <translation>تعذّر تجديد تسجيل دخولك (%1).</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>بحث في الإعدادات</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>القسم</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>الأقسام</translation>
    </message>
    <message>
        <source>Undo change</source>
        <translation>التراجع عن التغيير</translation>
    </message>
    <message>
        <source>No change to undo.</source>
        <translation>لا تغيير للتراجع عنه.</translation>
    </message>
    <message>
        <source>Kept as you change them</source>
        <translation>تُحفظ فور تغييرها</translation>
    </message>
    <message>
        <source>Settings saved %1</source>
        <translation>حُفظت الإعدادات %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>تم التراجع</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>لا إعداد مطابقًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>لا إعدادات مطابقة</numerusform>
            <numerusform>إعداد مطابق واحد</numerusform>
            <numerusform>إعدادان مطابقان</numerusform>
            <numerusform>%n إعدادات مطابقة</numerusform>
            <numerusform>%n إعدادًا مطابقًا</numerusform>
            <numerusform>%n إعداد مطابق</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsTexts</name>
    <message>
        <source>Look</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation>نسبةً إلى حجم نص النظام. تتغير الواجهة كلها معه.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>مخفّفة</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>شريط القوائم</translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation>عند التعطيل تكون القوائم خلف الزر أعلى الشريط الجانبي. اضغط Alt لفتحها.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>قائمة الانتظار</translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation>يمكنك التراجع عن القرار خلال هذه المدة. بعدها يصبح نهائيًا.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation>تنفيذ بعد</translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation>رد النقاط بعد</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation>عند الإنهاء</translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation>ما يحدث للقرارات المعلّقة. إن احتُفظ بها أُرسلت بعد التشغيل التالي.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>السؤال قبل قفل الدردشة</translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation>عند التعطيل يقفل الاختصار القنوات المحددة فورًا، أو كل المعروضة. يمكن التراجع عن ذلك بدقة.</translation>
    </message>
    <message>
        <source>Start and tray</source>
        <translation>بدء التشغيل وعلبة النظام</translation>
    </message>
    <message>
        <source>Could not change this. %1</source>
        <translation>تعذّر تغيير هذا. %1</translation>
    </message>
    <message>
        <source>Start when you sign in to this computer</source>
        <translation>التشغيل عند تسجيل الدخول إلى هذا الحاسوب</translation>
    </message>
    <message>
        <source>Open the page that was last open</source>
        <translation>فتح آخر صفحة مفتوحة</translation>
    </message>
    <message>
        <source>When off, the first page is opened.</source>
        <translation>عند التعطيل تُفتح الصفحة الأولى.</translation>
    </message>
    <message>
        <source>Start in the tray</source>
        <translation>بدء التشغيل في علبة النظام</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>متابعة التشغيل عند إغلاق النافذة</translation>
    </message>
    <message>
        <source>Events, sounds and held decisions go on. Quit is in the tray menu.</source>
        <translation>تستمر الأحداث والأصوات والقرارات المعلّقة. «إنهاء» في قائمة علبة النظام.</translation>
    </message>
    <message>
        <source>Show the waiting count on the tray icon</source>
        <translation>إظهار عدد المنتظرة على أيقونة علبة النظام</translation>
    </message>
    <message>
        <source>Redemptions, held messages and requests together.</source>
        <translation>عمليات الاستبدال والرسائل المحتجزة والطلبات معًا.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>لغة الواجهة</translation>
    </message>
    <message>
        <source>Also decides how dates, times and numbers are written.</source>
        <translation>تحدد أيضًا طريقة كتابة التواريخ والأوقات والأرقام.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>A dashboard for live streams. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>لوحة تحكم للبث المباشر. تطبيق حر بموجب رخصة GNU العمومية العامة، الإصدار 3 أو أحدث.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>نسخ الإصدارات</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>الإبلاغ عن مشكلة</translation>
    </message>
    <message>
        <source>Versions, settings and the end of the log, without secrets. You read it before it is saved.</source>
        <translation>الإصدارات والإعدادات ونهاية السجل، دون أسرار. تقرؤه قبل حفظه.</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>تقرير…</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>يستخدم</translation>
    </message>
    <message>
        <source>This desktop has no tray now, so the window is minimised or closed instead.</source>
        <translation>لا علبة نظام في سطح المكتب هذا الآن، لذا تُصغَّر النافذة أو تُغلق بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>raided you</source>
        <translation>شن غارة عليك</translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation>تتابعه، مباشر</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>في الدردشة</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>حديث</translation>
    </message>
    <message>
        <source>live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>إضافة تنويه</translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation>%1 (ليس مباشرًا)</translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation>اسم القناة</translation>
    </message>
    <message>
        <source>For</source>
        <translation>لـ</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>إرسال تلقائيًا</translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation>يُرسل فور السماح به. وإلا أرسلته بنفسك.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation>لا يستطيع أي حساب مسجّل الدخول إرسال تنويه من هذه القناة.</translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
        <translation>يمكن أن يتلقى تنويهًا آخر خلال %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>جارٍ الإرسال</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>خارج البث</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>ليس مباشرًا</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>غير مسموح</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation>يُرسل الآن</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation>مجددًا خلال %1</translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation>تلقت هذه القناة تنويهًا من هنا قبل أقل من ساعة.</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>في قائمة الانتظار</translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation>خلال %1. يجب أن تفصل دقيقتان على الأقل بين التنويهات.</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>يُرسل خلال %1</translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation>جاهز خلال %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation>%1 · يدوي</translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation>يُرسل تلقائيًا</translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation>يُرسل يدويًا</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>لا يمكن للقناة التنويه بنفسها.</translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation>%1 في قائمة الانتظار بالفعل.</translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation>أُغلق Sidestage قبل أن ترد الخدمة. ربما أُرسل التنويه.</translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation>توقف مؤقتًا لأن Sidestage كان مغلقًا أو الحاسوب في وضع السكون. أرسله عندما تكون جاهزًا.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>لم تعد هذه القناة في القائمة.</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>لا حساب مسجَّل الدخول يمكنه إدارة هذه القناة.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation>لم يمنح %1 إذنًا بإرسال التنويهات.</translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation>%1 ليس مباشرًا.</translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation>جارٍ إرسال تنويه آخر من هذه القناة.</translation>
    </message>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>غارة دون مشاهدين</numerusform>
            <numerusform>غارة مع مشاهد واحد</numerusform>
            <numerusform>غارة مع مشاهدين اثنين</numerusform>
            <numerusform>غارة مع %Ln مشاهدين</numerusform>
            <numerusform>غارة مع %Ln مشاهدًا</numerusform>
            <numerusform>غارة مع %Ln مشاهد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
        <translation>لم يُسجَّل الدخول.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutsCard</name>
    <message>
        <source>Shoutouts</source>
        <translation>التنويهات</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>إضافة تنويه</translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation>قائمة انتظار التنويهات</translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation>لا تنويهات في قائمة الانتظار. يمكن لكل قناة إرسال تنويه كل دقيقتين، وتنويه للقناة نفسها كل ساعة.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>إرسال الآن</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>إرسال تلقائيًا</translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation>إرسال هذا التنويه تلقائيًا فور السماح به</translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation>إزالة التنويه (Del)</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>نوّه %1 بـ%2</translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation>لم يُرسل التنويه بـ%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>لم تتوقف تنويهات.</numerusform>
            <numerusform>توقف تنويه واحد مؤقتًا أثناء سكون الحاسوب. أرسله عندما تكون جاهزًا.</numerusform>
            <numerusform>توقف تنويهان مؤقتًا أثناء سكون الحاسوب. أرسلهما عندما تكون جاهزًا.</numerusform>
            <numerusform>توقفت %Ln تنويهات مؤقتًا أثناء سكون الحاسوب. أرسلها عندما تكون جاهزًا.</numerusform>
            <numerusform>توقف %Ln تنويهًا مؤقتًا أثناء سكون الحاسوب. أرسلها عندما تكون جاهزًا.</numerusform>
            <numerusform>توقف %Ln تنويه مؤقتًا أثناء سكون الحاسوب. أرسلها عندما تكون جاهزًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>نوّه %1 بـ%2، لم يره أحد</numerusform>
            <numerusform>نوّه %1 بـ%2، رآه مشاهد واحد</numerusform>
            <numerusform>نوّه %1 بـ%2، رآه مشاهدان</numerusform>
            <numerusform>نوّه %1 بـ%2، رآه %Ln مشاهدين</numerusform>
            <numerusform>نوّه %1 بـ%2، رآه %Ln مشاهدًا</numerusform>
            <numerusform>نوّه %1 بـ%2، رآه %Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Received</source>
        <translation>الواردة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation>حدّد تنويهًا في القائمة.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>إرسال من جديد</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>جارٍ إرساله.</translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation>يمكن أن يتلقى %1 تنويهًا آخر خلال %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
        </translation>
    </message>
    <message>
        <source>A channel can give one shoutout every two minutes: %1 left.</source>
        <translation>يمكن للقناة إرسال تنويه واحد كل دقيقتين: متبقٍّ %1.</translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation>أُزيل التنويه بـ%1</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>نقل لأعلى	Alt+Up</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>نقل لأسفل	Alt+Down</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>إزالة	Del</translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%n ث</numerusform>
            <numerusform>%n ث</numerusform>
            <numerusform>%n ث</numerusform>
            <numerusform>%n ث</numerusform>
            <numerusform>%n ث</numerusform>
            <numerusform>%n ث</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowCard</name>
    <message>
        <source>Running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>More actions for this show</source>
        <translation>إجراءات أخرى لهذا البرنامج</translation>
    </message>
    <message>
        <source>Planned today at %1</source>
        <translation>مخطط اليوم عند %1</translation>
    </message>
    <message>
        <source>Planned %1 at %2</source>
        <comment>a day; a time of day</comment>
        <translation>مخطط %1 عند %2</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>لم يُستخدم بعد</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>how often; a duration</comment>
        <translation>%1، بمتوسط %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>لم يُستخدم</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتان</numerusform>
            <numerusform>%Ln مرات</numerusform>
            <numerusform>%Ln مرة</numerusform>
            <numerusform>%Ln مرة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowService</name>
    <message>
        <source>Another show has this name.</source>
        <translation>لبرنامج آخر هذا الاسم.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stream without a show</source>
        <translation>بث دون برنامج</translation>
    </message>
    <message>
        <source>Another show is running.</source>
        <translation>هناك برنامج آخر قيد التشغيل.</translation>
    </message>
    <message>
        <source>The show is not running.</source>
        <translation>البرنامج ليس قيد التشغيل.</translation>
    </message>
    <message>
        <source>The show ended before.</source>
        <translation>انتهى البرنامج قبل ذلك.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message>
        <source>running for %1</source>
        <translation>جارٍ منذ %1</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>البرامج</translation>
    </message>
    <message>
        <source>End the show…</source>
        <translation>إنهاء البرنامج…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارية</translation>
    </message>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1، آخر استخدام %2، دون مرات</numerusform>
            <numerusform>%1، آخر استخدام %2، مرة واحدة</numerusform>
            <numerusform>%1، آخر استخدام %2، مرتان</numerusform>
            <numerusform>%1، آخر استخدام %2، %Ln مرات</numerusform>
            <numerusform>%1، آخر استخدام %2، %Ln مرة</numerusform>
            <numerusform>%1، آخر استخدام %2، %Ln مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not used yet</source>
        <translation>%1، لم يُستخدم بعد</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>برنامج جديد</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>آخر المستخدم أولًا</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>مرات الاستخدام</translation>
    </message>
    <message>
        <source>Save the present state…</source>
        <translation>حفظ الحالة الراهنة…</translation>
    </message>
    <message>
        <source>“%1” was undone.</source>
        <translation>تم التراجع عن «%1».</translation>
    </message>
    <message>
        <source>“%1” ended. Its summary is kept.</source>
        <translation>انتهى «%1». ملخصه محفوظ.</translation>
    </message>
    <message>
        <source>New show…</source>
        <translation>برنامج جديد…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Save the present state as a show…</source>
        <translation>حفظ الحالة الراهنة برنامجًا…</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>مقارنة مجددًا</translation>
    </message>
    <message>
        <source>Begin show…</source>
        <translation>بدء البرنامج…</translation>
    </message>
    <message>
        <source>Begin show</source>
        <translation>بدء البرنامج</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Compare the chosen past shows</source>
        <translation>مقارنة البرامج السابقة المختارة</translation>
    </message>
    <message>
        <source>No shows yet. Save the present state as one.</source>
        <translation>لا برامج بعد. احفظ الحالة الراهنة برنامجًا.</translation>
    </message>
    <message>
        <source>“%1” is running. End it first.</source>
        <translation>«%1» قيد التشغيل. أنهِه أولًا.</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>جارٍ المقارنة مع الخدمة…</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>الخطوات…</translation>
    </message>
    <message>
        <source>Change over…</source>
        <translation>تبديل…</translation>
    </message>
    <message>
        <source>End show…</source>
        <translation>إنهاء البرنامج…</translation>
    </message>
    <message>
        <source>Add a show first.</source>
        <translation>أضف برنامجًا أولًا.</translation>
    </message>
    <message>
        <source>The end of “%1” stopped after %2 of %3 steps.</source>
        <translation>توقف إنهاء «%1» بعد %2 من %3 من الخطوات.</translation>
    </message>
    <message>
        <source>Undoing “%1” stopped after %2 of %3 steps.</source>
        <translation>توقف التراجع عن «%1» بعد %2 من %3 من الخطوات.</translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>لا خطوات باقية</numerusform>
            <numerusform>إكمال الخطوة الباقية</numerusform>
            <numerusform>إكمال الخطوتين الباقيتين</numerusform>
            <numerusform>إكمال %Ln الباقية</numerusform>
            <numerusform>إكمال %Ln الباقية</numerusform>
            <numerusform>إكمال %Ln الباقية</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>استبعادها</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>For example “Horror night”.</source>
        <translation>مثل «ليلة الرعب».</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>أدخل اسمًا.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part; why it could not be read</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing could be read: %1</source>
        <translation>تعذّرت قراءة أي شيء: %1</translation>
    </message>
    <message>
        <source>Saved under this name: %1.</source>
        <translation>حُفظ بهذا الاسم: %1.</translation>
    </message>
    <message>
        <source>Save the present state</source>
        <translation>حفظ الحالة الراهنة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Rename show</source>
        <translation>إعادة تسمية البرنامج</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>حُذف «%1».</translation>
    </message>
    <message>
        <source>Delete show</source>
        <translation>حذف البرنامج</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>حذف «%1»؟</translation>
    </message>
    <message>
        <source>Its parts stay on their pages. Nothing changes on the service.</source>
        <translation>تبقى أجزاؤه في صفحاتها. لا يتغير شيء على الخدمة.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>رد النقاط</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>رد نقاط %1؟</translation>
    </message>
    <message>
        <source>A refund cannot be undone.</source>
        <translation>لا يمكن التراجع عن رد النقاط.</translation>
    </message>
    <message>
        <source>Refund and end</source>
        <translation>رد النقاط وإنهاء</translation>
    </message>
    <message>
        <source>The start of “%1” stopped after %2 of %3 steps.</source>
        <translation>توقف بدء «%1» بعد %2 من %3 من الخطوات.</translation>
    </message>
    <message>
        <source>Not part of it: %1.</source>
        <translation>غير مشمول: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignIn</name>
    <message>
        <source>The sign-in in the browser was not completed in time. Nothing was changed. Start again.</source>
        <translation>لم يكتمل تسجيل الدخول في المتصفح في الوقت المحدد. لم يتغير شيء. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation>يتطلب سر العميل الذي تعذّرت قراءته من سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation>يتطلب سر العميل، لكن هذه الخدمة أُعدّت دونه.</translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation>يتطلب عنوان إعادة توجيه مسجّلًا على هذا الحاسوب، مثل http://localhost:17563/signed-in.</translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation>المنفذ %1 على هذا الحاسوب، الذي يحتاجه المتصفح للعودة، يستخدمه تطبيق آخر. أنهِ ذلك التطبيق أو اختر طريقة أخرى لتسجيل الدخول.</translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation>لا يستطيع Sidestage انتظار المتصفح على هذا الحاسوب: «%1».</translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation>لم يُدخل الرمز في الوقت المحدد وانتهت صلاحيته. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation>استُخدم الرمز، لكن رد الخدمة فُقد. احصل على رمز جديد وأدخله.</translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation>لم يعد هذا الرمز صالحًا: رُفض أو سُحب. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>لا يخص الرد تسجيل الدخول هذا، لذا لم يُستخدم. لم يتغير شيء. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation>لم ترسل الخدمة رمزًا، لذا تعذّر إكمال تسجيل الدخول. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation>لم ترسل الخدمة رمزًا مميزًا، لذا تعذّر إكمال تسجيل الدخول. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>رفضتَ الوصول. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation>لا تقبل الخدمة عنوان إعادة التوجيه %1. سجّل هذا العنوان بالضبط لهذا التطبيق لدى الخدمة، ثم ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation>رفضت الخدمة تسجيل الدخول: «%1». لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client ID of this service.</source>
        <translation>أصدرت الخدمة رمزًا مميزًا لتطبيق آخر، لذا لم يُستخدم. تحقق من معرّف العميل لهذه الخدمة.</translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation>تعذّر التحقق من مستخدم الرمز المميز، لذا لم يُستخدم. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation>لم تقبل الخدمة تسجيل الدخول: «%1». لم يتغير شيء. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation>أبلغت الخدمة عن مشكلة (%1). لم يتغير شيء. ابدأ من جديد لاحقًا.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation>أبلغت الخدمة عن مشكلة (%1): «%2». لم يتغير شيء. ابدأ من جديد لاحقًا.</translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation>رد الخدمة غير صالح. لم يتغير شيء. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
        <translation>لا تستجيب الخدمة. لم يتغير شيء. ابدأ من جديد لاحقًا.</translation>
    </message>
    <message>
        <source>The service did not accept the app: “%1”. Nothing was changed. Check the client ID and the client secret in the service profile.</source>
        <translation>لم تقبل الخدمة التطبيق: «%1». لم يتغير شيء. تحقق من معرّف العميل وسر العميل في ملف تعريف الخدمة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>Where to sign in</source>
        <translation>مكان تسجيل الدخول</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>في هذه النافذة</translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation>تُعرض صفحة الخدمة نفسها هنا.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>في متصفحك</translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation>يُفتح متصفحك ثم يعود إلى هنا.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>على جهاز آخر</translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation>أدخل رمزًا قصيرًا على هاتفك.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>الأذونات</translation>
    </message>
    <message>
        <source>Shows the service’s own page here. Screen readers cannot read it; they can in your browser.</source>
        <translation>تُعرض صفحة الخدمة نفسها هنا. لا تستطيع قارئات الشاشة قراءتها هنا، لكنها تستطيع ذلك في متصفحك.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>بدء من جديد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>تسجيل الدخول مجددًا باسم %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>رمز جديد</translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation>جارٍ طلب رمز…</translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation>تعذّر عرض الصفحة</translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation>جارٍ فتح صفحة الخدمة…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>جارٍ تسجيل الدخول…</translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation>الصفحة محجوبة</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation>قادت صفحة الخدمة إلى %1 الذي لا يخص الخدمة. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation>محجوب: %1. لا تُفتح هنا إلا صفحات الخدمة.</translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation>السبب: «%1».</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation>تعذّر تحميل صفحة الخدمة. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation>تعذّر التحقق من أن الخدمة هي %1، لذا لم يُرسل إليها شيء.</translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation>توقفت الصفحة عن العمل</translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation>انتهت العملية التي تعرضها على نحو غير متوقع. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>رُفض الوصول</translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation>انتهت صلاحية الرمز</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>انتهت مهلة تسجيل الدخول</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>غير متاح الآن</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>لم يُسجَّل الدخول</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation>سُجّل الدخول باسم %1</translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation>في انتظار حفظ سلسلة المفاتيح للرمز المميز. قد يلزم إدخال كلمة مرورها. حتى ذلك الحين يبقى الرمز المميز في الذاكرة.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>يبقى الرمز المميز في الذاكرة فقط. يلزم تسجيل الدخول مجددًا بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation>تعذّر حفظ الرمز المميز في سلسلة المفاتيح: «%1»</translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>لا تتوفر سلسلة مفاتيح. يبقى الرمز المميز في الذاكرة فقط. يلزم تسجيل الدخول مجددًا بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>سلسلة المفاتيح مقفلة. يبقى الرمز المميز في الذاكرة فقط. يلزم تسجيل الدخول مجددًا بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation>في انتظار سلسلة المفاتيح. قد يلزم إدخال كلمة مرورها. يُحفظ الرمز المميز فيها فور فتح قفلها.</translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation>الرمز المميز محفوظ في سلسلة مفاتيح نظامك. لا يرى Sidestage كلمة مرورك أبدًا.</translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation>لا أذونات مطلوبة. يرى Sidestage هويتك فقط.</translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>لا مجموعات أذونات مطلوبة. يمكنك منح المزيد لاحقًا.</numerusform>
            <numerusform>مجموعة أذونات واحدة مطلوبة. يمكنك منح المزيد لاحقًا.</numerusform>
            <numerusform>مجموعتا أذونات مطلوبتان. يمكنك منح المزيد لاحقًا.</numerusform>
            <numerusform>%n مجموعات أذونات مطلوبة. يمكنك منح المزيد لاحقًا.</numerusform>
            <numerusform>%n مجموعة أذونات مطلوبة. يمكنك منح المزيد لاحقًا.</numerusform>
            <numerusform>%n مجموعة أذونات مطلوبة. يمكنك منح المزيد لاحقًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports a problem</source>
        <translation>تبلّغ الخدمة عن مشكلة</translation>
    </message>
    <message>
        <source>Its page could not be shown (%1). Nothing was changed. The service may be overloaded or under maintenance.</source>
        <translation>تعذّر عرض صفحتها (%1). لم يتغير شيء. قد تكون الخدمة مثقلة أو قيد الصيانة.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted (this computer)</source>
        <translation>غير مشفّر (هذا الحاسوب)</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>غير مشفّر</translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation>العنوان %1، مشفّر</translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation>العنوان %1، غير مشفّر</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation>تسجيل خروج %1؟</translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>تسجيل خروج %n حساب؟</numerusform>
            <numerusform>تسجيل خروج حساب واحد؟</numerusform>
            <numerusform>تسجيل خروج حسابين؟</numerusform>
            <numerusform>تسجيل خروج %n حسابات؟</numerusform>
            <numerusform>تسجيل خروج %n حسابًا؟</numerusform>
            <numerusform>تسجيل خروج %n حساب؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>يُبطل وصول Sidestage ويُحذف الرمز المميز. تبقى المسودات والإعدادات المسبقة والسجل على هذا الحاسوب لتسجيل الدخول التالي.</translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation>احتفاظ وتسجيل الخروج</translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation>إرسال وتسجيل الخروج</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>لا قرارات غير مرسلة لهذا الحساب.</numerusform>
            <numerusform>لم يُرسل قرار واحد لهذا الحساب بعد. إن احتفظت به بقي على هذا الحاسوب حتى تسجيل الدخول التالي.</numerusform>
            <numerusform>لم يُرسل قراران لهذا الحساب بعد. إن احتفظت بهما بقيا على هذا الحاسوب حتى تسجيل الدخول التالي.</numerusform>
            <numerusform>لم تُرسل %Ln قرارات لهذا الحساب بعد. إن احتفظت بها بقيت على هذا الحاسوب حتى تسجيل الدخول التالي.</numerusform>
            <numerusform>لم يُرسل %Ln قرارًا لهذا الحساب بعد. إن احتفظت بها بقيت على هذا الحاسوب حتى تسجيل الدخول التالي.</numerusform>
            <numerusform>لم يُرسل %Ln قرار لهذا الحساب بعد. إن احتفظت بها بقيت على هذا الحاسوب حتى تسجيل الدخول التالي.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation>لا قرارات باقية لهذا الحساب للإرسال.</translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation>تعذّر حفظ القرارات: %1 يؤدي تسجيل الخروج الآن إلى تجاهلها.</translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
        <translation>يستغرق الإرسال وقتًا أطول من المتوقع. تُرسل القرارات في أقرب وقت ممكن، لكن يبقى دخولك مسجّلًا حتى تختار مجددًا.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>جارٍ التحميل</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
</context>
<context>
    <name>Sidestage::Slider</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SlotBudget</name>
    <message>
        <source>Slots on the service</source>
        <translation>الخانات على الخدمة</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Slots on the service: unknown</source>
        <translation>الخانات على الخدمة: غير معروفة</translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation>%L1 من %L2 مشغولة</translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation>%L1 شاغرة</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>ممتلئ</translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation>%L1 مفعّلة</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>%L1 معطّلة أو متوقفة</translation>
    </message>
    <message>
        <source>%L1 made by another app, read-only</source>
        <translation>%L1 أنشأها تطبيق آخر، للقراءة فقط</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free</source>
        <translation>%L1 من %L2 من الخانات مشغولة: %L3 مفعّلة، %L4 معطّلة أو متوقفة، %L5 أنشأها تطبيق آخر، %L6 شاغرة</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation>اللقطات</translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation>قفل الدردشة…</translation>
    </message>
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation>يضبط أوضاعًا صارمة في كل القنوات دفعة واحدة ثم يستعيد لاحقًا ما كانت عليه بالضبط.</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>حُفظت اللقطة %1</translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation>%1 ليست في اللقطة. %2</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation>لقطة %1</translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation>تظهر هنا لقطات الأوضاع قبل كل تغيير، جاهزة للاستعادة.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>عرض أقل</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time; how many channels</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>لا قنوات</numerusform>
            <numerusform>قناة واحدة</numerusform>
            <numerusform>قناتان</numerusform>
            <numerusform>%Ln قنوات</numerusform>
            <numerusform>%Ln قناة</numerusform>
            <numerusform>%Ln قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>استعادة %1، %2</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>إجراءات أخرى لـ%1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation>تسمية واحتفاظ…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation>لم تُستعد %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>استُعيدت «%1» في %Ln قناة</numerusform>
            <numerusform>استُعيدت «%1» في قناة واحدة</numerusform>
            <numerusform>استُعيدت «%1» في قناتين</numerusform>
            <numerusform>استُعيدت «%1» في %Ln قنوات</numerusform>
            <numerusform>استُعيدت «%1» في %Ln قناة</numerusform>
            <numerusform>استُعيدت «%1» في %Ln قناة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>استُعيدت «%1» في %2 من %Ln قناة</numerusform>
            <numerusform>استُعيدت «%1» في %2 من قناة واحدة</numerusform>
            <numerusform>استُعيدت «%1» في %2 من قناتين</numerusform>
            <numerusform>استُعيدت «%1» في %2 من %Ln قنوات</numerusform>
            <numerusform>استُعيدت «%1» في %2 من %Ln قناة</numerusform>
            <numerusform>استُعيدت «%1» في %2 من %Ln قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation>اسم اللقطة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation>تبقى اللقطات المسماة حتى تحذفها.</translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation>أدخل اسمًا للاحتفاظ باللقطة.</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>حُذفت «%1»</translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation>يعود تلقائيًا</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation>تغيير وقت انتهاء %1</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>إنهاء الآن</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>لمدة %1 أخرى من الآن</translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation>احتفاظ: دون إرجاع</translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation>القيمة السابقة</translation>
    </message>
    <message>
        <source>Reverting to %1</source>
        <translation>جارٍ الإرجاع إلى %1</translation>
    </message>
    <message>
        <source>Being set</source>
        <translation>جارٍ الضبط</translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation>حتى تنهيه، ثم %1</translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation>ينتهي بعد قفل الدردشة، ثم %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%1 خلال %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation>متبقٍّ %1 من %2 من التأجيلات</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation>التأجيلات</translation>
    </message>
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>يؤخر الإعلان التالي 5 دقائق. يمكنك التراجع خلال 3 ث ثم يُرسل؛ وإن بقي أقل من 15 ث على الإعلان أُرسل فورًا.</translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>متبقية</numerusform>
            <numerusform>متبقٍّ</numerusform>
            <numerusform>متبقيان</numerusform>
            <numerusform>متبقية</numerusform>
            <numerusform>متبقيًا</numerusform>
            <numerusform>متبقٍّ</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation>واحد إضافي في أي لحظة</translation>
    </message>
    <message>
        <source>All available</source>
        <translation>كلها متاحة</translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation>واحد إضافي خلال %1، عند %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>الأصوات والإشعارات</translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation>عند استبدال مكافأة</translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation>كل المكافآت الأخرى</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation>تظهر الإشعارات على سطح المكتب. تُجمع الإشعارات المتزامنة في إشعار واحد.</translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation>عرض إشعار تجريبي</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>عملية استبدال جديدة</translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation>هذا إشعار تجريبي.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation>تشغيل صوت %1</translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation>صوت %1</translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation>مستوى صوت %1</translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation>إشعار %1</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>إشعار</translation>
    </message>
</context>
<context>
    <name>Sidestage::SpokenArrivals</name>
    <message>
        <source>%1, %2</source>
        <comment>a viewer, a reward</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>New redemption: %1</source>
        <translation>استبدال جديد: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>لا عمليات استبدال جديدة</numerusform>
            <numerusform>عملية استبدال جديدة</numerusform>
            <numerusform>عمليتا استبدال جديدتان</numerusform>
            <numerusform>%n عمليات استبدال جديدة</numerusform>
            <numerusform>%n عملية استبدال جديدة</numerusform>
            <numerusform>%n عملية استبدال جديدة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::StaleNote</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation>بيانات %1 · %2</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>لم يُحمَّل</translation>
    </message>
</context>
<context>
    <name>Sidestage::StartFeed</name>
    <message>
        <source>It was not started. Try it again.</source>
        <translation>لم يبدأ. حاول مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>Waiting for the keychain</source>
        <translation>بانتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation>قد يلزم إدخال كلمة مرور سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation>سلسلة المفاتيح مقفلة: يدوم تسجيل الدخول حتى الإنهاء</translation>
    </message>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation>لا سلسلة مفاتيح: يدوم تسجيل الدخول حتى الإنهاء</translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation>سلسلة المفاتيح مفتوحة</translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation>تُرسل عند انتهاء مدتها. حتى ذلك الحين يمكنك التراجع عنها.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: لا قرارات</numerusform>
            <numerusform>%1: قرار واحد</numerusform>
            <numerusform>%1: قراران</numerusform>
            <numerusform>%1: %n قرارات</numerusform>
            <numerusform>%1: %n قرارًا</numerusform>
            <numerusform>%1: %n قرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>لا قرارات معلّقة</numerusform>
            <numerusform>قرار معلّق واحد، محفوظ على القرص</numerusform>
            <numerusform>قراران معلّقان، محفوظان على القرص</numerusform>
            <numerusform>%n قرارات معلّقة، محفوظة على القرص</numerusform>
            <numerusform>%n قرارًا معلّقًا، محفوظة على القرص</numerusform>
            <numerusform>%n قرار معلّق، محفوظة على القرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>لا قرارات معلّقة لـ%1</numerusform>
            <numerusform>قرار معلّق واحد لـ%1، محفوظ على القرص</numerusform>
            <numerusform>قراران معلّقان لـ%1، محفوظان على القرص</numerusform>
            <numerusform>%n قرارات معلّقة لـ%1، محفوظة على القرص</numerusform>
            <numerusform>%n قرارًا معلّقًا لـ%1، محفوظة على القرص</numerusform>
            <numerusform>%n قرار معلّق لـ%1، محفوظة على القرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>القرارات المعلّقة: %1 من %n حساب، محفوظة على القرص</numerusform>
            <numerusform>القرارات المعلّقة: %1 من حساب واحد، محفوظة على القرص</numerusform>
            <numerusform>القرارات المعلّقة: %1 من حسابين، محفوظة على القرص</numerusform>
            <numerusform>القرارات المعلّقة: %1 من %n حسابات، محفوظة على القرص</numerusform>
            <numerusform>القرارات المعلّقة: %1 من %n حسابًا، محفوظة على القرص</numerusform>
            <numerusform>القرارات المعلّقة: %1 من %n حساب، محفوظة على القرص</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation>رصيد طلبات API %1 من %2</translation>
    </message>
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation>استدعاءات API المتبقية لهذا الحساب. تتجدد عند %1.</translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation>استدعاءات API المتبقية لهذا الحساب.</translation>
    </message>
    <message>
        <source>%1 for shortcuts</source>
        <comment>a key</comment>
        <translation>%1 لعرض الاختصارات</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>لا قرارات معلّقة</numerusform>
            <numerusform>قرار معلّق واحد يُفقد عند الإنهاء</numerusform>
            <numerusform>قراران معلّقان يُفقدان عند الإنهاء</numerusform>
            <numerusform>%n قرارات معلّقة تُفقد عند الإنهاء</numerusform>
            <numerusform>%n قرارًا معلّقًا يُفقد عند الإنهاء</numerusform>
            <numerusform>%n قرار معلّق يُفقد عند الإنهاء</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StepHead</name>
    <message>
        <source>Step %1: %2. %3</source>
        <comment>number, title, how far it is</comment>
        <translation>الخطوة %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message>
        <source>Stream key</source>
        <translation>مفتاح البث</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>No permission to see the stream key.</source>
        <translation>لا إذن برؤية مفتاح البث.</translation>
    </message>
    <message>
        <source>Copy the stream key</source>
        <translation>نسخ مفتاح البث</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>Showing the stream key requires the permission channel:read:stream_key, which was not granted when you signed in.</source>
        <translation>يتطلب عرض مفتاح البث الإذن channel:read:stream_key الذي لم يُمنح عند تسجيل دخولك.</translation>
    </message>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>نُسخ. يُزال من الحافظة فورًا.</numerusform>
            <numerusform>نُسخ. يُزال من الحافظة بعد ثانية واحدة.</numerusform>
            <numerusform>نُسخ. يُزال من الحافظة بعد ثانيتين.</numerusform>
            <numerusform>نُسخ. يُزال من الحافظة بعد %n ثوانٍ.</numerusform>
            <numerusform>نُسخ. يُزال من الحافظة بعد %n ثانية.</numerusform>
            <numerusform>نُسخ. يُزال من الحافظة بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stream key could not be read. %1</source>
        <translation>تعذّرت قراءة مفتاح البث. %1</translation>
    </message>
    <message>
        <source>Stream key, hidden</source>
        <translation>مفتاح البث، مخفي</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Hide the stream key</source>
        <translation>إخفاء مفتاح البث</translation>
    </message>
    <message>
        <source>Show the stream key</source>
        <translation>إظهار مفتاح البث</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Hidden again in %1 s.</source>
        <translation>يُخفى مجددًا خلال %1 ث.</translation>
    </message>
    <message>
        <source>Copied. Removed from the clipboard in %1 s.</source>
        <translation>نُسخ. يُزال من الحافظة خلال %1 ث.</translation>
    </message>
    <message>
        <source>Whoever has this key can stream to your channel.</source>
        <translation>من يملك هذا المفتاح يستطيع البث على قناتك.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message>
        <source>This stream</source>
        <translation>هذا البث</translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation>بحث في الملاحظات</translation>
    </message>
    <message>
        <source>Note of the next moment</source>
        <translation>ملاحظة اللحظة التالية</translation>
    </message>
    <message>
        <source>Moments of the stream, the latest first</source>
        <translation>لحظات البث، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>اللحظات</translation>
    </message>
    <message>
        <source>Note of the next moment, then Enter</source>
        <translation>ملاحظة اللحظة التالية، ثم Enter</translation>
    </message>
    <message>
        <source>The service keeps no edits: a changed note stays on this computer and goes into the export.</source>
        <translation>لا تحفظ الخدمة التعديلات: تبقى الملاحظة المعدّلة على هذا الحاسوب وتدخل في التصدير.</translation>
    </message>
    <message>
        <source>Chapters to export</source>
        <translation>الفصول المراد تصديرها</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>الفيديوهات</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>تحرير الملاحظة</translation>
    </message>
    <message>
        <source>Export chapters and markers…</source>
        <translation>تصدير الفصول والعلامات…</translation>
    </message>
    <message>
        <source>Copy chapters</source>
        <translation>نسخ الفصول</translation>
    </message>
    <message>
        <source>Copy link to the moment</source>
        <translation>نسخ رابط اللحظة</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>المقاطع</translation>
    </message>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>وُضعت علامة عند %1</translation>
    </message>
    <message>
        <source>The service has no link to this moment yet.</source>
        <translation>لا رابط لهذه اللحظة لدى الخدمة بعد.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>تصدير الفصول والعلامات</translation>
    </message>
    <message>
        <source>Moments of %1</source>
        <comment>a date</comment>
        <translation>لحظات %1</translation>
    </message>
    <message>
        <source>Chapters (*.txt)</source>
        <translation>الفصول (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>لم تُحفظ أسطر في %1.</numerusform>
            <numerusform>حُفظ سطر واحد في %1.</numerusform>
            <numerusform>حُفظ سطران في %1.</numerusform>
            <numerusform>حُفظت %Ln أسطر في %1.</numerusform>
            <numerusform>حُفظ %Ln سطرًا في %1.</numerusform>
            <numerusform>حُفظ %Ln سطر في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>آخر بث</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>لا شيء في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
            <numerusform>%Ln في هذا البث</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>numbers of moments, clips and ad breaks</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>لا لحظات</numerusform>
            <numerusform>لحظة واحدة</numerusform>
            <numerusform>لحظتان</numerusform>
            <numerusform>%Ln لحظات</numerusform>
            <numerusform>%Ln لحظة</numerusform>
            <numerusform>%Ln لحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%Ln مقاطع</numerusform>
            <numerusform>%Ln مقطعًا</numerusform>
            <numerusform>%Ln مقطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>لا فواصل إعلانية</numerusform>
            <numerusform>فاصل إعلاني واحد</numerusform>
            <numerusform>فاصلان إعلانيان</numerusform>
            <numerusform>%Ln فواصل إعلانية</numerusform>
            <numerusform>%Ln فاصلًا إعلانيًا</numerusform>
            <numerusform>%Ln فاصل إعلاني</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>لا فصول</numerusform>
            <numerusform>فصل واحد عند 0:00:00</numerusform>
            <numerusform>فصلان، الأول عند 0:00:00</numerusform>
            <numerusform>%Ln فصول، الأول عند 0:00:00</numerusform>
            <numerusform>%Ln فصلًا، الأول عند 0:00:00</numerusform>
            <numerusform>%Ln فصل، الأول عند 0:00:00</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching note.</source>
        <translation>لا ملاحظة مطابقة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see and set markers.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية العلامات ووضعها.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>This stream is not recorded. Marks need a running recording.</source>
        <translation>هذا البث غير مسجَّل. تحتاج العلامات إلى تسجيل جارٍ.</translation>
    </message>
    <message>
        <source>No stream was recorded yet. Marks need a running recording.</source>
        <translation>لم يُسجَّل أي بث بعد. تحتاج العلامات إلى تسجيل جارٍ.</translation>
    </message>
    <message>
        <source>No moments in this stream. M marks one.</source>
        <translation>لا لحظات في هذا البث. يضع M علامة.</translation>
    </message>
    <message>
        <source>Video of %1 · %2</source>
        <comment>a date; a length</comment>
        <translation>فيديو %1 · %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>%1, recorded since %2</source>
        <comment>a length; a time</comment>
        <translation>%1، مسجَّل منذ %2</translation>
    </message>
    <message>
        <source>%1, not recorded</source>
        <comment>a length</comment>
        <translation>%1، غير مسجَّل</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscriberModel</name>
    <message>
        <source>Tier 1</source>
        <translation>الدرجة 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>الدرجة 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>الدرجة 3</translation>
    </message>
    <message>
        <source>Unknown tier</source>
        <translation>درجة غير معروفة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>هدية</translation>
    </message>
    <message>
        <source>Gift, anonymous</source>
        <translation>هدية، مجهول</translation>
    </message>
    <message>
        <source>Gift by %1</source>
        <translation>هدية من %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message>
        <source>Filter subscribers</source>
        <translation>تصفية المشتركين</translation>
    </message>
    <message>
        <source>Search subscribers</source>
        <translation>بحث في المشتركين</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>المشتركون</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Tier 1</source>
        <translation>الدرجة 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>الدرجة 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>الدرجة 3</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>اشتراكات مُهداة</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a user, a tier</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, a gift by somebody anonymous</source>
        <translation>%1، هدية من مجهول</translation>
    </message>
    <message>
        <source>%1, a gift by %2</source>
        <translation>%1، هدية من %2</translation>
    </message>
    <message>
        <source>Export subscribers…</source>
        <translation>تصدير المشتركين…</translation>
    </message>
    <message>
        <source>Copy the subscriber’s name</source>
        <translation>نسخ اسم المشترك</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>نُسخ %1</translation>
    </message>
    <message>
        <source>Export subscribers</source>
        <translation>تصدير المشتركين</translation>
    </message>
    <message>
        <source>subscribers</source>
        <translation>مشتركون</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>لا مشتركين</numerusform>
            <numerusform>مشترك واحد</numerusform>
            <numerusform>مشتركان</numerusform>
            <numerusform>%Ln مشتركين</numerusform>
            <numerusform>%Ln مشتركًا</numerusform>
            <numerusform>%Ln مشترك</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 subscriber points</source>
        <translation>%1 من نقاط الاشتراك</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 معروض</translation>
    </message>
    <message>
        <source>%1 of %2, loading</source>
        <translation>%1 من %2، جارٍ التحميل</translation>
    </message>
    <message>
        <source>%1 of %2. Not fully loaded. %3</source>
        <translation>%1 من %2. لم يكتمل التحميل. %3</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>تعذّر التحديث. %1</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>جارٍ كتابة ملف.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>لا شيء لتصديره بعد.</translation>
    </message>
    <message>
        <source>Only affiliates and partners can have subscribers.</source>
        <translation>لا يمكن أن يكون المشتركون إلا للمنتسبين والشركاء.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see your subscribers.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية مشتركيك.</translation>
    </message>
    <message>
        <source>No matching subscriber.</source>
        <translation>لا مشترك مطابقًا.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>No subscribers yet. They appear here when they subscribe.</source>
        <translation>لا مشتركين بعد. يظهرون هنا عند اشتراكهم.</translation>
    </message>
    <message>
        <source>Could not load the subscribers. %1</source>
        <translation>تعذّر تحميل المشتركين. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message>
        <source>Team</source>
        <translation>الفريق</translation>
    </message>
    <message>
        <source>Search members</source>
        <translation>بحث في الأعضاء</translation>
    </message>
    <message>
        <source>Members of %1</source>
        <translation>أعضاء %1</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>بحث في الأسماء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>لا أعضاء</numerusform>
            <numerusform>عضو واحد</numerusform>
            <numerusform>عضوان</numerusform>
            <numerusform>%Ln أعضاء</numerusform>
            <numerusform>%Ln عضوًا</numerusform>
            <numerusform>%Ln عضو</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not load the members. %1</source>
        <translation>تعذّر تحميل الأعضاء. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>لا اسم مطابقًا.</translation>
    </message>
    <message>
        <source>This team has no members.</source>
        <translation>لا أعضاء في هذا الفريق.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamsCard</name>
    <message>
        <source>Teams</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Sign in again to see your teams.</source>
        <translation>سجّل الدخول مجددًا لرؤية فرقك.</translation>
    </message>
    <message>
        <source>Members…</source>
        <translation>الأعضاء…</translation>
    </message>
    <message>
        <source>Members of %1…</source>
        <translation>أعضاء %1…</translation>
    </message>
    <message>
        <source>Your channel is not in a team.</source>
        <translation>قناتك ليست في فريق.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>استطلاع · دون خيارات</numerusform>
            <numerusform>استطلاع · خيار واحد</numerusform>
            <numerusform>استطلاع · خياران</numerusform>
            <numerusform>استطلاع · %Ln خيارات</numerusform>
            <numerusform>استطلاع · %Ln خيارًا</numerusform>
            <numerusform>استطلاع · %Ln خيار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>توقع · دون نتائج</numerusform>
            <numerusform>توقع · نتيجة واحدة</numerusform>
            <numerusform>توقع · نتيجتان</numerusform>
            <numerusform>توقع · %Ln نتائج</numerusform>
            <numerusform>توقع · %Ln نتيجة</numerusform>
            <numerusform>توقع · %Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and number of choices; a duration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a template; what it is</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Templates of polls and predictions</source>
        <translation>قوالب الاستطلاعات والتوقعات</translation>
    </message>
    <message>
        <source>Start template</source>
        <translation>بدء القالب</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Save polls and predictions that you run often.</source>
        <translation>احفظ الاستطلاعات والتوقعات التي تجريها كثيرًا.</translation>
    </message>
    <message>
        <source>Add template…</source>
        <translation>إضافة قالب…</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>اختر قالبًا.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>بدء الاستطلاع</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>بدء التوقع</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Announcement templates</source>
        <translation>قوالب إعلانات الدردشة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation>أدخل اسمًا للقالب.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation>أدخل نصًا للقالب.</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>العناصر النائبة</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>إدراج %1</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 من %2 حرف</translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation>تظهر هنا معاينة لإعلان الدردشة.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message>
        <source>Term</source>
        <translation>العبارة</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>أُضيفت</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>ينتهي</translation>
    </message>
    <message>
        <source>%1, added by AutoMod</source>
        <comment>a time</comment>
        <translation>%1، أضافها AutoMod</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>At least 2 characters.</source>
        <translation>حرفان على الأقل.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>500 حرف على الأكثر.</translation>
    </message>
    <message>
        <source>“*” may only be at the beginning or the end of a word.</source>
        <translation>لا يجوز أن تقع «*» إلا في بداية الكلمة أو نهايتها.</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>العبارات المحظورة</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>بحث في العبارات</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>حظر عبارة</translation>
    </message>
    <message>
        <source>A word or several, “*” for any letters: spoil*</source>
        <translation>كلمة أو أكثر، «*» لأي حروف: spoil*</translation>
    </message>
    <message>
        <source>Messages with it are held until a moderator decides.</source>
        <translation>تُحتجز الرسائل التي تحتويها حتى يقرر مشرف.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Copy terms to…</source>
        <translation>نسخ العبارات إلى…</translation>
    </message>
    <message>
        <source>Import terms…</source>
        <translation>استيراد العبارات…</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>استيراد العبارات</translation>
    </message>
    <message>
        <source>Lists of terms (*.txt)</source>
        <translation>قوائم العبارات (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Export terms…</source>
        <translation>تصدير العبارات…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>لا عبارات</numerusform>
            <numerusform>عبارة واحدة</numerusform>
            <numerusform>عبارتان</numerusform>
            <numerusform>%Ln عبارات</numerusform>
            <numerusform>%Ln عبارة</numerusform>
            <numerusform>%Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لم يوجد شيء</numerusform>
            <numerusform>وُجد واحد</numerusform>
            <numerusform>وُجد اثنان</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
            <numerusform>وُجد %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of terms</comment>
        <translation>%1 حتى الآن</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the blocked terms.</source>
        <translation>يحتاج Sidestage إلى إذن لتغيير العبارات المحظورة.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>Adding and removing blocked terms requires a permission that was not granted.</source>
        <translation>تتطلب إضافة العبارات المحظورة وإزالتها إذنًا لم يُمنح.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>اختر قناة أولًا.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>القائمة فارغة.</translation>
    </message>
    <message>
        <source>Choose a term first.</source>
        <translation>اختر عبارة أولًا.</translation>
    </message>
    <message>
        <source>No terms are blocked.</source>
        <translation>لا عبارات محظورة.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the blocked terms.</source>
        <translation>يحتاج Sidestage إلى إذن لرؤية العبارات المحظورة.</translation>
    </message>
    <message>
        <source>This term is blocked already.</source>
        <translation>هذه العبارة محظورة بالفعل.</translation>
    </message>
    <message>
        <source>Export blocked terms</source>
        <translation>تصدير العبارات المحظورة</translation>
    </message>
    <message>
        <source>Blocked terms of %1</source>
        <translation>العبارات المحظورة في %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>لم تُحفظ عبارات في %1.</numerusform>
            <numerusform>حُفظت عبارة واحدة في %1.</numerusform>
            <numerusform>حُفظت عبارتان في %1.</numerusform>
            <numerusform>حُفظت %Ln عبارات في %1.</numerusform>
            <numerusform>حُفظت %Ln عبارة في %1.</numerusform>
            <numerusform>حُفظت %Ln عبارة في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>لا عبارات لنسخها</numerusform>
            <numerusform>نسخ عبارة واحدة إلى</numerusform>
            <numerusform>نسخ عبارتين إلى</numerusform>
            <numerusform>نسخ %Ln عبارات إلى</numerusform>
            <numerusform>نسخ %Ln عبارة إلى</numerusform>
            <numerusform>نسخ %Ln عبارة إلى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Thumbnail</name>
    <message>
        <source>The clip is being made</source>
        <translation>المقطع قيد الإنشاء</translation>
    </message>
</context>
<context>
    <name>Sidestage::TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>0 أيام</numerusform>
            <numerusform>يوم</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>قبل %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation>إرسال الآن</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seconds</source>
        <translation>
            <numerusform>%1، دون ثوانٍ</numerusform>
            <numerusform>%1، ثانية واحدة</numerusform>
            <numerusform>%1، ثانيتان</numerusform>
            <numerusform>%1، %n ثوانٍ</numerusform>
            <numerusform>%1، %n ثانية</numerusform>
            <numerusform>%1، %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left to undo</source>
        <translation>
            <numerusform>انتهى وقت التراجع</numerusform>
            <numerusform>ثانية واحدة متبقية للتراجع</numerusform>
            <numerusform>ثانيتان متبقيتان للتراجع</numerusform>
            <numerusform>%n ثوانٍ متبقية للتراجع</numerusform>
            <numerusform>%n ثانية متبقية للتراجع</numerusform>
            <numerusform>%n ثانية متبقية للتراجع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا شيء غير ذلك</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation>جرس</translation>
    </message>
    <message>
        <source>Chime</source>
        <translation>رنين</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>قطرة</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>طَرق</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>صعود</translation>
    </message>
    <message>
        <source>Marimba</source>
        <translation>ماريمبا</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tray</name>
    <message>
        <source>Show Sidestage</source>
        <translation>إظهار Sidestage</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>تأجيل الإعلان التالي</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>تعليم هذه اللحظة</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>قفل الدردشة أو استعادتها…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>لم يسجّل أحد الدخول</translation>
    </message>
    <message>
        <source>%1 is live</source>
        <comment>an account</comment>
        <translation>%1 يبث مباشرة</translation>
    </message>
    <message>
        <source>%1 is offline</source>
        <comment>an account</comment>
        <translation>%1 خارج البث</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا شيء في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message>
        <source>Decisions sent</source>
        <translation>القرارات المرسلة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>أُرسل %1 من %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are listed on their pages.</source>
        <translation>
            <numerusform>لم يفشل أي قرار.</numerusform>
            <numerusform>فشل قرار واحد. وهو مدرج في صفحته.</numerusform>
            <numerusform>فشل قراران. وهما مدرجان في صفحتيهما.</numerusform>
            <numerusform>فشلت %Ln قرارات. وهي مدرجة في صفحاتها.</numerusform>
            <numerusform>فشل %Ln قرارًا. وهي مدرجة في صفحاتها.</numerusform>
            <numerusform>فشل %Ln قرار. وهي مدرجة في صفحاتها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VacationDialog</name>
    <message>
        <source>Vacation</source>
        <translation>إجازة</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>حتى</translation>
    </message>
    <message>
        <source>Viewers see the vacation in your schedule. Segments in it stay planned.</source>
        <translation>يرى المشاهدون الإجازة في جدول بثك. تبقى المواعيد الواقعة فيها مخططة.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>End vacation</source>
        <translation>إنهاء الإجازة</translation>
    </message>
    <message>
        <source>Set vacation</source>
        <translation>تحديد إجازة</translation>
    </message>
    <message>
        <source>The end has to be after the beginning.</source>
        <translation>يجب أن تكون النهاية بعد البداية.</translation>
    </message>
    <message>
        <source>When are you away?</source>
        <translation>متى ستغيب؟</translation>
    </message>
</context>
<context>
    <name>Sidestage::VideosView</name>
    <message>
        <source>Stream</source>
        <translation>البث</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>أبرز اللقطات</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>فيديو مرفوع</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>تاريخ النشر</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>المشاهدات</translation>
    </message>
    <message>
        <source>Videos of the channel</source>
        <translation>فيديوهات القناة</translation>
    </message>
    <message>
        <source>No permission to delete videos.</source>
        <translation>لا إذن بحذف الفيديوهات.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>الفيديوهات</translation>
    </message>
    <message>
        <source>Without permission to manage videos, Sidestage only shows them.</source>
        <translation>دون إذن إدارة الفيديوهات لا يستطيع Sidestage إلا عرضها.</translation>
    </message>
    <message>
        <source>The channel has no videos yet.</source>
        <translation>لا فيديوهات في القناة بعد.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to delete videos.</source>
        <translation>يحتاج Sidestage إلى إذن لحذف الفيديوهات.</translation>
    </message>
    <message>
        <source>Select videos first.</source>
        <translation>حدّد فيديوهات أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>لا يمكن حذف أي فيديو.</numerusform>
            <numerusform>يمكن حذف فيديو واحد كحد أقصى في المرة.</numerusform>
            <numerusform>يمكن حذف فيديوهين كحد أقصى في المرة.</numerusform>
            <numerusform>يمكن حذف %Ln فيديوهات كحد أقصى في المرة.</numerusform>
            <numerusform>يمكن حذف %Ln فيديو كحد أقصى في المرة.</numerusform>
            <numerusform>يمكن حذف %Ln فيديو كحد أقصى في المرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>لم يصل رد على الطلب الأخير بعد.</translation>
    </message>
    <message>
        <source>Delete videos</source>
        <translation>حذف الفيديوهات</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>حذف %Ln فيديو؟</numerusform>
            <numerusform>حذف فيديو واحد؟</numerusform>
            <numerusform>حذف فيديوهين؟</numerusform>
            <numerusform>حذف %Ln فيديوهات؟</numerusform>
            <numerusform>حذف %Ln فيديو؟</numerusform>
            <numerusform>حذف %Ln فيديو؟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), which is being recorded now</source>
        <translation>%1 (%2)، قيد التسجيل الآن</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and date of a video</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The service deletes them for good, together with their markers. Clips stay.</source>
        <translation>تحذفها الخدمة نهائيًا مع علاماتها. تبقى المقاطع.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>Sidestage::ViewersChart</name>
    <message>
        <source>%1: at most %2 viewers</source>
        <comment>a day</comment>
        <translation>%1: بحد أقصى %2 مشاهد</translation>
    </message>
    <message>
        <source>Viewers from the start of each show</source>
        <translation>المشاهدون منذ بداية كل برنامج</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation>الوقت المتبقي</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>متبقٍّ %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message>
        <source>%1 in %2: %3. %4.</source>
        <comment>a viewer; a channel; a message; why it waits</comment>
        <translation>%1 في %2: %3. %4.</translation>
    </message>
    <message>
        <source>Viewer and channel</source>
        <translation>المشاهد والقناة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>سبب الانتظار</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>العمر</translation>
    </message>
    <message>
        <source>Held messages are not shown.</source>
        <translation>لا تُعرض الرسائل المحتجزة.</translation>
    </message>
    <message>
        <source>Unban requests are not shown.</source>
        <translation>لا تُعرض طلبات رفع الحظر.</translation>
    </message>
    <message>
        <source>Suspicious viewers are not shown.</source>
        <translation>لا يُعرض المشاهدون المشبوهون.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>يلزم إذن</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>لم يمنح %1 إذنًا بعرضهم.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time</comment>
        <translation>متبقٍّ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>لا شيء منتظر</numerusform>
            <numerusform>واحدة منتظرة</numerusform>
            <numerusform>اثنتان منتظرتان</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
            <numerusform>%Ln منتظرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, gone after %2</source>
        <comment>what waits; a duration</comment>
        <translation>%1، ينقضي بعد %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingRow</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>a reward; how many wait; points</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>The end takes this reward off, so nothing is left of it.</source>
        <translation>يزيل الإنهاء هذه المكافأة، فلا يبقى منها شيء معلق.</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingTable</name>
    <message>
        <source>Waiting for a decision</source>
        <translation>في انتظار قرار</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingView</name>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>بحث عن مشاهد أو رسالة</translation>
    </message>
    <message>
        <source>Reply to the request</source>
        <translation>الرد على الطلب</translation>
    </message>
    <message>
        <source>Reply, which the viewer will read</source>
        <translation>الرد الذي سيقرؤه المشاهد</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>موافقة</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Allow or approve</source>
        <translation>سماح أو قبول</translation>
    </message>
    <message>
        <source>Show the viewer</source>
        <translation>عرض المشاهد</translation>
    </message>
    <message>
        <source>Search what waits</source>
        <translation>بحث في المنتظِر</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>لا قنوات</numerusform>
            <numerusform>قناة واحدة</numerusform>
            <numerusform>كلتا القناتين</numerusform>
            <numerusform>كل القنوات (%Ln)</numerusform>
            <numerusform>كل القنوات (%Ln)</numerusform>
            <numerusform>كل القنوات (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Held %1</source>
        <comment>a number</comment>
        <translation>محتجزة %1</translation>
    </message>
    <message>
        <source>Requests %1</source>
        <comment>a number</comment>
        <translation>طلبات %1</translation>
    </message>
    <message>
        <source>Suspicious %1</source>
        <comment>a number</comment>
        <translation>مشبوهون %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>لا قرارات اليوم</numerusform>
            <numerusform>قرار واحد اليوم</numerusform>
            <numerusform>قراران اليوم</numerusform>
            <numerusform>%Ln قرارات اليوم</numerusform>
            <numerusform>%Ln قرارًا اليوم</numerusform>
            <numerusform>%Ln قرار اليوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 channels are watched, the live ones first</source>
        <comment>two numbers</comment>
        <translation>%1 من %2 من القنوات تحت المراقبة، المباشرة أولًا</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>لا قنوات بعد. تظهر هنا القنوات التي تشرف عليها.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>لا نتائج مطابقة.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Nothing is waiting. Held messages appear here as they come.</source>
        <translation>لا شيء في الانتظار. تظهر الرسائل المحتجزة هنا فور وصولها.</translation>
    </message>
    <message>
        <source>held %1</source>
        <comment>a time</comment>
        <translation>احتُجزت %1</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>a time</comment>
        <translation>طلب %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <comment>a time</comment>
        <translation>كتب %1</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>a viewer</comment>
        <translation>الرد على %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to answer requests.</source>
        <translation>يحتاج Sidestage إلى إذن للرد على الطلبات.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
</context>
<context>
    <name>Sidestage::WeekView</name>
    <message>
        <source>No title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>%1, %2, %3 to %4</source>
        <comment>a title; a date; two times of day</comment>
        <translation>%1، %2، من %3 إلى %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a segment; its category</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a segment; how often it comes</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>أسبوعيًا</translation>
    </message>
    <message>
        <source>once</source>
        <translation>مرة واحدة</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1، ملغى</translation>
    </message>
    <message>
        <source>Vacation until %1</source>
        <comment>a date and time</comment>
        <translation>إجازة حتى %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>weekday, day of the month</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::WhyHint</name>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation>دعم الصوت غير مثبّت. ثبّت Qt Multimedia وملحق الصوت الخاص بـSidestage.</translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation>لم يُعثر على جهاز صوت، لذا لا يمكن تشغيل الأصوات.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Required.</source>
        <translation>مطلوب.</translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation>قيمة غير صالحة.</translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation>%L1 على الأقل.</translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation>%L1 كحد أقصى.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>0 أحرف على الأقل.</numerusform>
            <numerusform>حرف واحد على الأقل.</numerusform>
            <numerusform>حرفان على الأقل.</numerusform>
            <numerusform>%n أحرف على الأقل.</numerusform>
            <numerusform>%n حرفًا على الأقل.</numerusform>
            <numerusform>%n حرف على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>دون أحرف.</numerusform>
            <numerusform>حرف واحد كحد أقصى.</numerusform>
            <numerusform>حرفان كحد أقصى.</numerusform>
            <numerusform>%n أحرف كحد أقصى.</numerusform>
            <numerusform>%n حرفًا كحد أقصى.</numerusform>
            <numerusform>%n حرف كحد أقصى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>%n على الأقل.</numerusform>
            <numerusform>%n على الأقل.</numerusform>
            <numerusform>%n على الأقل.</numerusform>
            <numerusform>%n على الأقل.</numerusform>
            <numerusform>%n على الأقل.</numerusform>
            <numerusform>%n على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>%n كحد أقصى.</numerusform>
            <numerusform>%n كحد أقصى.</numerusform>
            <numerusform>%n كحد أقصى.</numerusform>
            <numerusform>%n كحد أقصى.</numerusform>
            <numerusform>%n كحد أقصى.</numerusform>
            <numerusform>%n كحد أقصى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some characters are not allowed here.</source>
        <translation>بعض الأحرف غير مسموح بها هنا.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>هذه القيمة غير مسموح بها.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>رد الخدمة: «%1»</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغيت.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>يتعذّر الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>لم تردّ الخدمة في الوقت المناسب.</translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation>رفضت الخدمة الطلب دون ذكر السبب (%1).</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>سُجّل خروجك. سجّل الدخول من جديد للمتابعة.</translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation>لا تسمح به الخدمة (403).</translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation>غير موجود على الخدمة (404).</translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation>تغيّر مرات كثيرة (409). أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>طلبات كثيرة جدًا (429). أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>حدث خطأ داخلي لدى الخدمة (%1).</translation>
    </message>
    <message>
        <source> (%1).</source>
        <translation> (%1).</translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation>رد الخدمة غير صالح.</translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation>رد الخدمة غير صالح عند «%1».</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>تعذّرت الكتابة على القرص: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.

sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the state of the channel: see sidestage do --help.</source>
        <translation>لوحة تحكم للبث المباشر، مع منصة محاكاة لتجربتها.

يخبر sidestage do ACTION تطبيق Sidestage قيد التشغيل بما يفعله، ويطبع sidestage status حالة القناة: انظر sidestage do --help.</translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>عرض هذه الخدمة؛ «sandbox» مدمجة.</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>حفظ كل البيانات في هذا المجلد.</translation>
    </message>
</context>
</TS>
