// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a fuzz target without libFuzzer: a given number of mutations of its seeds, reproducible by the seed
// number. A process that crashes has written its last input to `fuzz-last-input`.

#include "fuzz.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <cstring>
#include <random>

namespace {

/// The input under test, global because the crash handler must not allocate.
const QByteArray *current = nullptr;
char outputName[256] = "fuzz-last-input";

void onCrash(int number)
{
    if (std::FILE *file = current ? std::fopen(outputName, "wb") : nullptr) {
        std::fwrite(current->constData(), 1, std::size_t(current->size()), file);
        std::fclose(file);
        std::fprintf(stderr, "the input is in %s\n", outputName);
    }
    std::signal(number, SIG_DFL);
    std::raise(number);
}

class Mutator
{
public:
    Mutator(QList<QByteArray> seeds, quint64 seed)
        : m_seeds(std::move(seeds))
        , m_random(seed)
    {
    }

    QByteArray next()
    {
        const bool again = !m_grown.isEmpty() && below(4) == 0;
        QByteArray input = again ? m_grown[below(m_grown.size())] : m_seeds[below(m_seeds.size())];
        for (qsizetype steps = below(5); steps > 0; --steps)
            mutate(input);
        // Some mutated inputs are kept for a while as the base of others.
        if (below(20) == 0 && input.size() < 5000) {
            if (m_grown.size() < 200)
                m_grown.append(input);
            else
                m_grown[below(m_grown.size())] = input;
        }
        return input;
    }

private:
    qsizetype below(qsizetype count) { return count > 0 ? qsizetype(m_random() % quint64(count)) : 0; }

    void mutate(QByteArray &input)
    {
        static const char *const pieces[] = {"null",
                                             "true",
                                             "-1",
                                             "1e999",
                                             "9223372036854775808",
                                             "\"\"",
                                             "[]",
                                             "{}",
                                             "[[[[",
                                             "{\"a\":",
                                             "\\u0000",
                                             "\\ud800",
                                             "\xff",
                                             "\xed\xa0\x80",
                                             "%00",
                                             "%ff",
                                             "&",
                                             "=",
                                             "+",
                                             "%2B",
                                             "\r\n",
                                             "\n\n",
                                             "'",
                                             "\"",
                                             "<script>",
                                             "../",
                                             "0",
                                             "99999999999",
                                             "2026-02-30T25:61:61Z",
                                             "0001-01-01T00:00:00Z",
                                             "9999-12-31T23:59:60-23:59",
                                             "253402300799",
                                             "😀",
                                             "\xe2\x80\xae"};
        const qsizetype at = below(input.size() + 1);
        switch (below(8)) {
        case 0:
            if (at < input.size())
                input[at] = char(m_random());
            break;
        case 1:
            input.insert(at, char(m_random()));
            break;
        case 2:
            input.remove(at, 1 + below(8));
            break;
        case 3:
            input.insert(at, pieces[below(std::size(pieces))]);
            break;
        case 4:
            input.insert(at, input.mid(below(input.size()), 1 + below(40)));
            break;
        case 5:
            input = input.left(at) + m_seeds[below(m_seeds.size())].mid(below(60));
            break;
        case 6:
            if (at < input.size())
                input[at] = char(input[at] ^ (1 << below(8)));
            break;
        default:
            input.insert(at, QByteArray(below(300), input.isEmpty() ? 'a' : input[below(input.size())]));
            break;
        }
        input.truncate(100'000);
    }

    QList<QByteArray> m_seeds;
    QList<QByteArray> m_grown{};
    std::mt19937_64 m_random;
};

int usage()
{
    std::fprintf(stderr,
                 "usage: [--runs NUMBER] [--seconds NUMBER] [--seed NUMBER] [FILE...]\n"
                 "With files: tries these inputs and nothing else.\n");
    return 2;
}

void tryOne(const QByteArray &input)
{
    current = &input;
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(input.constData()), std::size_t(input.size()));
    current = nullptr;
}

}  // namespace

int main(int argc, char **argv)
{
    qint64 runs = 0;
    qint64 seconds = 0;
    quint64 seed = 1;
    QList<QByteArray> files;
    for (int i = 1; i < argc; ++i) {
        const bool more = i + 1 < argc;
        if (!std::strcmp(argv[i], "--runs") && more)
            runs = std::atoll(argv[++i]);
        else if (!std::strcmp(argv[i], "--seconds") && more)
            seconds = std::atoll(argv[++i]);
        else if (!std::strcmp(argv[i], "--seed") && more)
            seed = std::strtoull(argv[++i], nullptr, 10);
        else if (argv[i][0] == '-')
            return usage();
        else
            files.append(argv[i]);
    }
    for (const int number : {SIGABRT, SIGSEGV, SIGFPE, SIGILL})
        std::signal(number, onCrash);
    const QByteArray name
        = QFileInfo(QString::fromLocal8Bit(argv[0])).fileName().toLocal8Bit() + "-last-input";
    qstrncpy(outputName, name.constData(), sizeof outputName);

    for (const QByteArray &path : files) {
        QFile file(QString::fromLocal8Bit(path));
        if (!file.open(QIODevice::ReadOnly))
            return usage();
        tryOne(file.readAll());
    }
    if (!files.isEmpty())
        return 0;
    if (runs <= 0 && seconds <= 0)
        runs = 20'000;

    for (const QByteArray &input : fuzzSeeds())
        tryOne(input);
    Mutator mutator(fuzzSeeds(), seed);
    QElapsedTimer timer;
    timer.start();
    qint64 done = 0;
    while ((runs <= 0 || done < runs) && (seconds <= 0 || timer.elapsed() < seconds * 1000)) {
        tryOne(mutator.next());
        ++done;
    }
    std::printf("%lld inputs in %.1f s\n", static_cast<long long>(done), double(timer.elapsed()) / 1000);
    return 0;
}
