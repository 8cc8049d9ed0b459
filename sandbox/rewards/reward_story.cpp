// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_story.h"

#include <cstring>

namespace Sidestage::Sandbox {

namespace {

constexpr auto ours = "sidestage-desktop";
constexpr auto tildas = "tilda-tools";

constexpr StoryReward teaRewards[] = {
    {.client = ours,
     .title = "Hydrate!",
     .prompt = "One good sip of tea, this very minute.",
     .cost = 300,
     .color = "#2A9D8F"},
    {.client = ours,
     .title = "Posture check",
     .prompt = "Shoulders down, chin up, cannons forward.",
     .cost = 250,
     .color = "#8AB17D",
     .cooldown = 300},
    {.client = ours,
     .title = "Name the next tower",
     .prompt = "What shall it be called? It keeps the name until it falls.",
     .cost = 2500,
     .color = "#E9C46A",
     .input = true,
     .perStream = 12},
    {.client = ours,
     .title = "Sound the fog horn",
     .prompt = "Loud. You have been warned.",
     .cost = 800,
     .color = "#264653",
     .skipsQueue = true,
     .cooldown = 60},
    {.client = ours,
     .title = "Draw on the map",
     .prompt = "Say what and where, and it goes on the map in ink.",
     .cost = 1200,
     .color = "#F4A261",
     .input = true},
    {.client = ours,
     .title = "Swap the teapot",
     .prompt = "The other one comes out of the cupboard. Mind the lid.",
     .cost = 5000,
     .color = "#9D4EDD",
     .paused = true},
    {.client = ours,
     .title = "Read my message in a pirate's voice",
     .prompt = "Keep it short and keep it kind.",
     .cost = 1500,
     .color = "#E76F51",
     .input = true,
     .perUser = 1},
    {.client = ours,
     .title = "Blind turn left",
     .prompt = "",
     .cost = 600,
     .color = "#577590",
     .skipsQueue = true},
    {.client = ours,
     .title = "Choose tomorrow's biscuit",
     .prompt = "Only what the shop on the corner has.",
     .cost = 400,
     .color = "#BC6C25",
     .input = true,
     .enabled = false},
    {.client = tildas,
     .title = "Ask the map keeper",
     .prompt = "Tilda answers between two levels.",
     .cost = 700,
     .color = "#3D5A80",
     .input = true},
    {.client = tildas,
     .title = "Count the towers",
     .prompt = "",
     .cost = 150,
     .color = "#98C1D9",
     .skipsQueue = true},
};

constexpr StoryReward pipRewards[] = {
    {.client = ours,
     .title = "Owl hoot",
     .prompt = "The best one of the night goes into the recap.",
     .cost = 500,
     .color = "#1D3557",
     .cooldown = 120},
    {.client = ours,
     .title = "Pick the next circuit",
     .prompt = "From this week's list only.",
     .cost = 4000,
     .color = "#E63946",
     .input = true,
     .perStream = 4},
    {.client = ours,
     .title = "Lights off for a lap",
     .prompt = "",
     .cost = 2000,
     .color = "#0B132B",
     .perUser = 2},
    {.client = ours,
     .title = "Wave at the camera",
     .prompt = "",
     .cost = 100,
     .color = "#457B9D",
     .skipsQueue = true},
    {.client = ours,
     .title = "Commentate in rhymes",
     .prompt = "Five minutes of it. What about?",
     .cost = 3000,
     .color = "#A8DADC",
     .input = true},
};

constexpr const char *inputs[] = {
    "Sir Brickalot the Third",
    "Turm der verlorenen Löffel",
    "灯台のねこ",
    "La tour qui ronfle",
    "Башня тёплых носков",
    "برج الشاي بالنعناع",
    "Please draw a whale by the second lighthouse 🐋",
    "보리차 망루",
    "Wieża żółtych kapeluszy",
    "Πύργος της βροχής",
    "מגדל הקומקום הרותח",
    "O farol que esqueceu o mar",
    "一只睡着的狐狸，在桥的左边",
    "Dame la vuelta al mapa, ¡está del revés!",
    "Çaydanlık kulesi ☕",
    "चाय वाला बुर्ज",
    "Two ducks arguing about cartography",
    "ป้อมชาเย็น",
    "Stíny pod třetím mostem",
    "Tháp canh ấm trà",
};

}  // namespace

std::span<const StoryReward> storyRewards(const char *login)
{
    if (std::strcmp(login, "teaandturrets") == 0)
        return teaRewards;
    if (std::strcmp(login, "pipnocturne") == 0)
        return pipRewards;
    return {};
}

std::span<const char *const> storyInputs()
{
    return inputs;
}

}  // namespace Sidestage::Sandbox
