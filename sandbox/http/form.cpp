// SPDX-License-Identifier: GPL-3.0-or-later
#include "form.h"

#include <QStringDecoder>

namespace Sidestage::Sandbox {

namespace {

constexpr int maxParts = 100;

/// Returns the parameter `name` of a header value: `form-data; name="code"`.
QByteArray attribute(const QByteArray &header, const QByteArray &name)
{
    for (const QByteArray &part : header.split(';')) {
        const QByteArray item = part.trimmed();
        const qsizetype equals = item.indexOf('=');
        if (equals < 0 || item.first(equals).trimmed().toLower() != name)
            continue;
        QByteArray value = item.sliced(equals + 1).trimmed();
        if (value.size() >= 2 && value.startsWith('"') && value.endsWith('"'))
            value = value.sliced(1, value.size() - 2);
        return value;
    }
    return {};
}

bool decode(const QByteArray &bytes, QString &out)
{
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    out = utf8(bytes);
    return !utf8.hasError();
}

Result<Api::Parameters> parseMultipart(const QByteArray &body, const QByteArray &boundary)
{
    Api::Parameters parameters;
    if (boundary.isEmpty())
        return parameters;
    const QByteArray delimiter = "--" + boundary;
    qsizetype at = body.indexOf(delimiter);
    for (int part = 0; at >= 0 && part < maxParts; ++part) {
        const qsizetype start = at + delimiter.size();
        const qsizetype end = body.indexOf("\r\n" + delimiter, start);
        if (end < 0)
            break;
        const qsizetype blank = body.indexOf("\r\n\r\n", start);
        if (blank >= 0 && blank <= end) {
            const qsizetype content = std::min(blank + 4, end);
            for (const QByteArray &line : body.sliced(start, blank - start).split('\n')) {
                if (!line.trimmed().toLower().startsWith("content-disposition:"))
                    continue;
                QString name;
                QString value;
                if (!decode(attribute(line, "name"), name)
                    || !decode(body.sliced(content, end - content), value))
                    return Error::broken(Fault::Malformed, name);
                parameters.add(std::move(name), std::move(value));
            }
        }
        at = end + 2;
    }
    return parameters;
}

}  // namespace

Result<Api::Parameters> formOf(const Request &request)
{
    auto parameters = Api::Parameters::parse(request.query);
    if (!parameters || request.body.isEmpty())
        return parameters;
    const QByteArray type = request.headers.value("Content-Type");
    auto inBody = type.trimmed().toLower().startsWith("multipart/form-data")
        ? parseMultipart(request.body, attribute(type, "boundary"))
        : Api::Parameters::parse(request.body);
    if (!inBody)
        return inBody;
    parameters->add(*inBody);
    return parameters;
}

}  // namespace Sidestage::Sandbox
