// SPDX-License-Identifier: GPL-3.0-or-later
#include "seed_names.h"

namespace Sidestage::Sandbox::Names {

namespace {

constexpr const char *first[] = {
    "amber",  "ash",    "bramble", "brass",  "briar",   "bright",  "candle", "cedar",  "chalk",   "cinder",
    "clover", "cobalt", "copper",  "coral",  "cotton",  "crumb",   "dapple", "dawn",   "dusk",    "ember",
    "fable",  "fern",   "fig",     "flint",  "fog",     "frost",   "ginger", "glass",  "gorse",   "hazel",
    "heath",  "hollow", "honey",   "indigo", "ink",     "iron",    "ivy",    "jade",   "juniper", "kelp",
    "lark",   "lilac",  "linen",   "lunar",  "maple",   "marsh",   "mellow", "mint",   "mire",    "moss",
    "nettle", "night",  "oat",     "ochre",  "olive",   "opal",    "pebble", "pepper", "plum",    "quartz",
    "quiet",  "rain",   "reed",    "rust",   "saffron", "salt",    "silver", "slate",  "snow",    "sorrel",
    "spruce", "storm",  "sugar",   "tallow", "tansy",   "thistle", "tidal",  "umber",  "velvet",  "willow",
};

constexpr const char *second[] = {
    "anchor", "badger",  "beacon", "bell",    "biscuit", "bramley", "bridge",  "cart",   "cellar",
    "chapel", "cipher",  "clock",  "comet",   "crane",   "crow",    "dancer",  "drum",   "falcon",
    "ferry",  "fiddle",  "finch",  "fox",     "gable",   "gannet",  "glyph",   "goose",  "harbour",
    "hare",   "heron",   "hinge",  "kettle",  "kite",    "lantern", "ledger",  "lynx",   "magpie",
    "marten", "meadow",  "mole",   "moth",    "needle",  "newt",    "otter",   "owl",    "paddle",
    "parcel", "pilot",   "pocket", "puffin",  "quill",   "rafter",  "raven",   "ribbon", "rook",
    "sailor", "satchel", "shrew",  "spark",   "sparrow", "spoon",   "steeple", "stitch", "stoat",
    "swift",  "tailor",  "teapot", "thimble", "tinker",  "toad",    "trellis", "tulip",  "turnip",
    "vole",   "wagon",   "walnut", "warden",  "weaver",  "whistle", "wick",    "wren",
};

constexpr const char *japanese1[]
    = {"月夜の", "雪解け", "青い", "夜更かし", "木漏れ日", "ねむたい", "銀色の", "霧の", "宵待ち", "小さな"};
constexpr const char *japanese2[]
    = {"きつね", "灯台", "やかん", "ふくろう", "地図屋", "ねこ", "鉄道", "うさぎ", "たぬき", "歌"};
constexpr const char *korean1[]
    = {"푸른", "달빛", "느린", "조용한", "새벽", "하얀", "작은", "바람", "졸린", "구름"};
constexpr const char *korean2[]
    = {"고양이", "등대", "부엉이", "나침반", "찻잔", "여우", "우체부", "곰", "기차", "토끼"};
constexpr const char *chinese1[]
    = {"夜行", "青石", "晚风", "半糖", "云上", "南山", "白露", "星河", "慢慢", "小巷"};
constexpr const char *chinese2[]
    = {"茶客", "灯塔", "书生", "猫", "渡船", "画师", "鲸鱼", "木匠", "掌柜", "信使"};
constexpr const char *russian1[]
    = {"Тихий", "Лунный", "Сонный", "Медный", "Ночной", "Снежный", "Быстрый", "Старый", "Рыжий", "Синий"};
constexpr const char *russian2[]
    = {"Маяк", "Чайник", "Филин", "Ёжик", "Фонарь", "Кот", "Паром", "Лис", "Компас", "Почтальон"};
constexpr const char *ukrainian1[]
    = {"Ясний", "Їжаковий", "Вечірній", "Теплий", "Мідний", "Срібний", "Сонний", "Дивний"};
constexpr const char *ukrainian2[] = {"Ліхтар", "Їжак", "Млин", "Компас", "Чайник", "Кит", "Дзвін", "Вітер"};
constexpr const char *greek1[]
    = {"Ήσυχος", "Γαλανός", "Νυχτερινός", "Μικρός", "Χάλκινος", "Αργός", "Κρυφός", "Λευκός"};
constexpr const char *greek2[]
    = {"Φάρος", "Γλάρος", "Καπετάνιος", "Ταχυδρόμος", "Γάτος", "Χάρτης", "Μύλος", "Άνεμος"};
constexpr const char *arabic1[] = {"قمر", "فنار", "ريح", "نجم", "ظل", "شاي", "بحر", "ورق"};
constexpr const char *arabic2[] = {"هادئ", "الليل", "الفجر", "أزرق", "صغير", "بعيد", "الميناء", "الحبر"};
constexpr const char *hebrew1[] = {"ירח", "ינשוף", "מגדלור", "קומקום", "שועל", "ענן", "מפה", "רוח"};
constexpr const char *hebrew2[] = {"שקט", "כחול", "קטן", "לילי", "רחוק", "חם", "ישן", "מהיר"};
constexpr const char *hindi1[] = {"शांत", "नीला", "छोटा", "चाँदनी", "सुनहरा", "धीमा", "पुराना", "हरा"};
constexpr const char *hindi2[] = {"दीपक", "उल्लू", "नाविक", "मोर", "डाकिया", "बादल", "पहिया", "तारा"};
constexpr const char *thai1[] = {"แมว", "นกฮูก", "ประภาคาร", "กาน้ำชา", "ปลาวาฬ", "ดาว", "เรือ", "ลม"};
constexpr const char *thai2[] = {"สีฟ้า", "ง่วง", "ตัวเล็ก", "กลางคืน", "ใจดี", "เงียบ", "ยามเช้า", "ไกล"};
constexpr const char *polish1[]
    = {"Cichy", "Śpiący", "Księżycowy", "Miedziany", "Żółty", "Mały", "Nocny", "Źdźbłowy"};
constexpr const char *polish2[]
    = {"Czajnik", "Jeż", "Latarnik", "Żuraw", "Kocur", "Młynarz", "Łoś", "Świerszcz"};
constexpr const char *turkish1[]
    = {"Sessiz", "Gümüş", "Uykulu", "Küçük", "Işıltılı", "Ağır", "Çevik", "Mavi"};
constexpr const char *turkish2[]
    = {"Çaydanlık", "Baykuş", "Fener", "Kırlangıç", "Yıldız", "Gölge", "Öykü", "Tilki"};
constexpr const char *vietnamese1[] = {"Mèo", "Trà", "Đèn", "Gió", "Sóng", "Trăng", "Cú", "Thuyền"};
constexpr const char *vietnamese2[] = {"Nhỏ", "Đêm", "Xanh", "Lặng", "Xa", "Ấm", "Vàng", "Ngủ"};

constexpr Script allScripts[] = {
    {"ja", "", japanese1, japanese2},     {"ko", "", korean1, korean2},
    {"zh", "", chinese1, chinese2},       {"ru", "", russian1, russian2},
    {"uk", "", ukrainian1, ukrainian2},   {"el", "", greek1, greek2},
    {"ar", "_", arabic1, arabic2},        {"he", "_", hebrew1, hebrew2},
    {"hi", "_", hindi1, hindi2},          {"th", "", thai1, thai2},
    {"pl", "", polish1, polish2},         {"tr", "", turkish1, turkish2},
    {"vi", "", vietnamese1, vietnamese2},
};

constexpr const char *allCategories[] = {
    "Cartographer's Folly",
    "Hollow Tides",
    "Ember Circuit",
    "Just Talking",
    "Abbot of the Underkiln",
    "Afterglow Freight",
    "Anvil and Thrush",
    "Apricot Protocol",
    "Archive of Small Storms",
    "Ashen Regatta",
    "Badger Parliament",
    "Ballast 9",
    "Bellfounder",
    "Beneath the Ninth Weir",
    "Biscuit Brigadiers",
    "Blackthorn Switchyard",
    "Borrowed Gravity",
    "Bramblecourt",
    "Brine Cathedral",
    "Candlewright Online",
    "Chalkline Drifters",
    "Choir of Rust",
    "Clockmaker's Debt",
    "Cloudherd",
    "Coldwater Detectives",
    "Copperfen Rally",
    "Crane Wives",
    "Cups and Daggers",
    "Dead Letter Post",
    "Deepwick",
    "Dormouse Tactics",
    "Driftglass Saga",
    "Dunes of Paper",
    "Eleven Lanterns",
    "Eventide Couriers",
    "Falconer's Arithmetic",
    "Fathom Line",
    "Feathered Siege",
    "Ferrymen of Oss",
    "Fiddlehead Farm Days",
    "Flint and Fable",
    "Foglamp Racers",
    "Forge the Quiet",
    "Four Winds Tea House",
    "Gallows Meadow",
    "Gannet Point",
    "Glasshouse Heist",
    "Gravel Kings",
    "Greywater Rising",
    "Half-Moon Havoc",
    "Harbour of Hours",
    "Heatherback",
    "Hinterlight",
    "House of Nine Keys",
    "Icebound Orchestra",
    "Inkwell Tyrants",
    "Iron Larder",
    "Jackdaw Express",
    "Juniper Redoubt",
    "Kettle Wars II",
    "Kiln of Kings",
    "Kingfisher Squadron",
    "Lacewing",
    "Lamplight Tactics",
    "Last Bus to Marrow",
    "Ledgerdomain",
    "Lighthouse Logistics",
    "Little Thunder Valley",
    "Low Orbit Gardeners",
    "Magpie Monarchs",
    "Marrowstone",
    "Mechanical Vespers",
    "Midnight Apiary",
    "Mirelight",
    "Moth & Meridian",
    "Mudlark Tycoon",
    "Nettle Academy",
    "Night Shift at Saltmarsh",
    "Nine Bridges Bowling",
    "Numbered Ghosts",
    "Oak and Algorithm",
    "Obelisk Runner",
    "Old Tin Navy",
    "Orchard Vale Stories",
    "Otterfield United",
    "Owl Post Tower",
    "Painted Canyon",
    "Paper Lantern Siege",
    "Parcel Panic",
    "Pebble Golf",
    "Periwinkle Station",
    "Pilgrim's Engine",
    "Plover Island",
    "Quarry of Stars",
    "Quillfire",
    "Rainmaker's Ledger",
    "Ravelin",
    "Redcap Ridge",
    "Rookery Blitz",
    "Saltglass Chronicle",
    "Satchel Heroes",
    "Saffron Skies",
    "Seven Hundred Steps",
    "Shale & Shadow",
    "Signal Box 12",
    "Sleepless Carnival",
    "Slow Boat Sundays",
    "Snowblind Relay",
    "Sparrow Court",
    "Steeplejack",
    "Stitch in Time Trials",
    "Sugar Moon Diner",
    "Tallow & Bone",
    "The Drowned Library",
    "Thimble Legions",
    "Thistle Grand Prix",
    "Tidewrack",
    "Tin Comet",
    "Toadstool Tennis",
    "Turnip Uprising",
    "Umbral Post Office",
    "Velvet Subroutine",
    "Violet Hour Cards",
    "Walnut Frontier",
    "Weathervane",
    "Whistle Stop Panic",
    "Wickerfall",
    "Art and Drawing",
    "Board Games at Home",
    "Cooking Along",
    "Making Music",
    "Science Corner",
    "Software Workshop",
    "Study With Me",
    "Walks and Travel",
    "Woodwork and Crafts",
};

constexpr const char *allTitles[] = {
    "First time here, no spoilers please",
    "Slow evening, tea and a very long map",
    "Last attempt before bed, round four",
    "Community night: you choose the route",
    "Learning the fiddle boss, one bar at a time",
    "Building the harbour nobody asked for",
    "Quiet run with the window open",
    "We finish the archive tonight, promise",
    "Speed practice, the clock is not my friend",
    "Co-op with whoever is awake",
    "Patch notes and pancakes",
    "Drawing what chat says, badly",
    "Ranked until the kettle boils",
    "Back from holiday, forgot every button",
    "Hundred-hour save, day thirty-one",
    "Fixing my own bugs in public",
};

constexpr const char *allTags[] = {
    "English",   "Cosy",   "BlindRun", "NoBackseat", "Chill",    "Speedrun",       "CoOp",    "FirstTime",
    "LateNight", "Retro",  "Strategy", "Puzzle",     "Learning", "Music",          "Deutsch", "Français",
    "日本語",    "한국어", "Español",  "Polski",     "Charity",  "FamilyFriendly",
};

constexpr const char *allRemarks[] = {
    "good evening everybody",
    "that tower has it coming",
    "left door, I would say",
    "wait, was the lever there before?",
    "kettle is on",
    "one more try!",
    "nice save",
    "the map says otherwise",
    "hello from a very late train",
    "first time here, lovely place",
    "who placed the turret THERE",
    "ten points for the librarian",
    "Guten Abend aus Jena",
    "die Laterne links sieht verdächtig aus",
    "bonsoir la compagnie",
    "quelqu'un a vu la clef ?",
    "buenas noches desde Cádiz",
    "¡por la escalera, no por el pozo!",
    "こんばんは",
    "それは罠だと思う",
    "안녕하세요, 오늘도 왔어요",
    "dobry wieczór",
    "добрый вечер из Перми",
    "مساء الخير",
    "boa noite, trouxe bolachas",
    "buonasera, ho portato la mappa",
    "iyi akşamlar",
    "the fog is back, oh no",
    "I would have taken the boat",
    "clip that, somebody",
};
constexpr const char *allWishes[] = {
    "Call it Barnaby, please",
    "the one with the crooked roof",
    "Sir Reginald of the Wet Socks",
    "Nimm die rote, nicht die blaue",
    "plus de thé",
    "とても長い名前の塔",
    "Turm der tausend Teebeutel",
    "la torre de mi abuela",
    "a haiku about turrets",
    "🦔 with a hat",
    "башня \"Чайник\"",
    "برج الشاي",
    "Left, then left, then left again",
    "Whatever Tilda says",
    "the drowned bell, third verse",
    "차 한 잔의 여유",
};

}  // namespace

std::span<const char *const> firstHalves()
{
    return first;
}
std::span<const char *const> secondHalves()
{
    return second;
}
std::span<const Script> scripts()
{
    return allScripts;
}
std::span<const char *const> categories()
{
    return allCategories;
}
std::span<const char *const> titles()
{
    return allTitles;
}
std::span<const char *const> tags()
{
    return allTags;
}
std::span<const char *const> remarks()
{
    return allRemarks;
}
std::span<const char *const> wishes()
{
    return allWishes;
}

}  // namespace Sidestage::Sandbox::Names
