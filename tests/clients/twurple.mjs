// SPDX-License-Identifier: GPL-3.0-or-later

// The library twurple, unchanged, against the sandbox: one call of each kind, read through its own types, and
// events over its own WebSocket listener. Started by ./dev clients, with the port in TWURPLE_MOCK_API_PORT.

import { ApiClient } from '@twurple/api';
import { AppTokenAuthProvider, RefreshingAuthProvider } from '@twurple/auth';
import { EventSubWsListener } from '@twurple/eventsub-ws';
import assert from 'node:assert/strict';

const server = `http://localhost:${process.env.TWURPLE_MOCK_API_PORT}`;

async function json(response) {
    if (!response.ok)
        throw new Error(`${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
}
async function control(name, fields) {
    const response = await fetch(`${server}/sandbox/${name}`, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) });
    const text = await response.text();
    if (!response.ok)
        throw new Error(`${name}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
}

// The ready client with its secret, and a user token of the broadcaster and of a viewer with all scopes.
const { data: apps } = await json(await fetch(`${server}/units/clients`));
const app = apps.find(one => one.ID === 'sidestage-desktop' || one.id === 'sidestage-desktop');
const clientId = app.ID ?? app.id;
const clientSecret = app.Secret ?? app.secret;
const auth = new RefreshingAuthProvider({ clientId, clientSecret });
async function signIn(login) {
    const token = await control('issue-token', { user: login });
    return auth.addUserForToken({
        accessToken: token.access_token, refreshToken: token.refresh_token ?? null, scope: token.scope ?? [],
        expiresIn: token.expires_in ?? null, obtainmentTimestamp: Date.now() });
}
const tea = await signIn('teaandturrets');
const quill = await signIn('quillscribe');
const api = new ApiClient({ authProvider: auth });
const asApp = new ApiClient({ authProvider: new AppTokenAuthProvider(clientId, clientSecret) });

const idOf = async login => (await api.users.getUserByName(login)).id;
const mirelark = await idOf('mirelark');
const gravelpike = await idOf('gravelpike');
const pip = await idOf('pipnocturne');

const checks = [];
const check = (name, run) => checks.push([name, run]);

check('users', async () => {
    assert.equal((await api.users.getAuthenticatedUser(tea)).name, 'teaandturrets');
    assert.equal((await api.users.getUsersByIds([tea, quill])).length, 2);
    await api.users.updateAuthenticatedUser(tea, { description: 'Tea, towers and tall tales' });
    await api.users.createBlock(tea, gravelpike);
    assert.ok((await api.users.getBlocks(tea)).data.some(one => one.userId === gravelpike));
    await api.users.deleteBlock(tea, gravelpike);
});
check('extensions of a user', async () => {
    assert.ok((await api.users.getExtensionsForAuthenticatedUser(tea, true)).length > 0);
    await api.users.getActiveExtensions(tea);
});
check('channel', async () => {
    await api.channels.updateChannelInfo(tea, { title: 'A title by another client' });
    assert.equal((await api.channels.getChannelInfoById(tea)).title, 'A title by another client');
    assert.ok((await api.channels.getChannelEditors(tea)).length > 0);
    assert.ok((await api.channels.getChannelFollowers(tea)).total > 0);
    await api.channels.getFollowedChannels(quill);
});
check('rewards and redemptions', async () => {
    const reward = await api.channelPoints.createCustomReward(tea, { title: 'By another client', cost: 100 });
    await control('redeem', { channel: 'teaandturrets', viewer: 'quillscribe', reward: reward.title });
    const waiting = await api.channelPoints.getRedemptionsForBroadcaster(tea, reward.id, 'UNFULFILLED', {});
    assert.equal(waiting.data.length, 1);
    const done = await api.channelPoints.updateRedemptionStatusByIds(
        tea, reward.id, [waiting.data[0].id], 'FULFILLED');
    assert.equal(done[0].isFulfilled, true);
    await api.channelPoints.updateCustomReward(tea, reward.id, { isPaused: true });
    await api.channelPoints.deleteCustomReward(tea, reward.id);
});
check('chat', async () => {
    const sent = await api.asUser(tea, user => user.chat.sendChatMessage(tea, 'hello from elsewhere'));
    assert.equal(sent.isSent, true);
    await api.moderation.deleteChatMessages(tea);
    assert.ok((await api.chat.getChatters(tea)).data.length > 0);
    assert.ok((await api.chat.getGlobalBadges()).length > 0);
    assert.ok((await api.chat.getGlobalEmotes()).length > 0);
    await api.chat.getUserEmotes(tea);
    assert.equal((await api.chat.updateSettings(tea, { slowModeEnabled: true, slowModeDelay: 10 })).slowModeDelay, 10);
    await api.chat.updateSettings(tea, { slowModeEnabled: false });
    await api.chat.sendAnnouncement(tea, { message: 'An announcement', color: 'blue' });
    await api.chat.setColorForUser(tea, 'coral');
    assert.match(await api.chat.getColorForUser(tea), /^#/);
    await api.chat.getSharedChatSession(tea);
});
check('bans, timeouts and warnings', async () => {
    if (await api.moderation.checkUserBan(tea, gravelpike))
        await api.moderation.unbanUser(tea, gravelpike);
    const ban = await api.moderation.banUser(tea, { user: gravelpike, duration: 60, reason: 'a pause' });
    assert.equal(ban[0].userId, gravelpike);
    assert.ok(ban[0].expiryDate > ban[0].creationDate);
    assert.equal(await api.moderation.checkUserBan(tea, gravelpike), true);
    await api.moderation.unbanUser(tea, gravelpike);
    assert.equal(await api.moderation.checkUserBan(tea, gravelpike), false);
    await api.moderation.warnUser(tea, gravelpike, 'mind the kettle');
});
check('moderators and VIPs', async () => {
    await api.moderation.addModerator(tea, mirelark).catch(error => {
        assert.match(String(error.body ?? error), /already|VIP/i);
    });
    await api.moderation.getModerators(tea);
    await api.moderation.getModeratedChannels(quill);
    await api.channels.getVips(tea);
});
check('blocked terms', async () => {
    const [term] = await api.moderation.addBlockedTerm(tea, 'cold tea');
    assert.ok((await api.moderation.getBlockedTerms(tea)).data.some(one => one.id === term.id));
    await api.moderation.removeBlockedTerm(tea, tea, term.id);
});
check('unban requests', async () => {
    await api.moderation.getUnbanRequests(tea, 'pending');
});
check('AutoMod', async () => {
    const status = await api.moderation.checkAutoModStatus(tea, [{ messageId: '1', messageText: 'a kind word' }]);
    assert.equal(status[0].isPermitted, true);
    assert.equal((await api.moderation.updateAutoModSettings(tea, { overallLevel: 2 }))[0].overallLevel, 2);
    assert.equal((await api.moderation.getAutoModSettings(tea))[0].overallLevel, 2);
});
check('Shield Mode', async () => {
    assert.equal((await api.moderation.updateShieldModeStatus(tea, true)).isActive, true);
    assert.equal((await api.moderation.updateShieldModeStatus(tea, false)).isActive, false);
    await api.moderation.getShieldModeStatus(tea);
});
check('polls', async () => {
    const poll = await api.polls.createPoll(tea, { title: 'Next?', choices: ['one', 'two'], duration: 60 });
    assert.equal((await api.polls.getPollById(tea, poll.id)).status, 'ACTIVE');
    assert.equal((await api.polls.endPoll(tea, poll.id)).status, 'TERMINATED');
});
check('predictions', async () => {
    const made = await api.predictions.createPrediction(
        tea, { title: 'Will it boil?', outcomes: ['yes', 'no'], autoLockAfter: 60 });
    assert.equal((await api.predictions.lockPrediction(tea, made.id)).status, 'LOCKED');
    const done = await api.predictions.resolvePrediction(tea, made.id, made.outcomes[0].id);
    assert.equal(done.winningOutcomeId, made.outcomes[0].id);
    assert.ok((await api.predictions.getPredictions(tea)).data.length > 0);
});
check('raids', async () => {
    await api.raids.startRaid(tea, pip);
    await api.raids.cancelRaid(tea);
});
check('goals and teams', async () => {
    await api.goals.getGoals(tea);
    for (const team of await api.teams.getTeamsForBroadcaster(tea))
        assert.equal((await api.teams.getTeamById(team.id)).name, team.name);
});
check('subscriptions', async () => {
    const page = await api.subscriptions.getSubscriptions(tea);
    assert.ok(page.total > 0);
    assert.ok(page.data.length > 0);
    assert.equal((await api.subscriptions.getSubscriptionForUser(tea, page.data[0].userId)).userId,
        page.data[0].userId);
});
check('streams and markers', async () => {
    assert.ok(await api.streams.getStreamByUserId(tea));
    assert.ok((await api.streams.getStreams()).data.length > 0);
    assert.ok(await api.streams.getStreamKey(tea));
    await api.streams.getFollowedStreams(quill);
    const marker = await api.streams.createStreamMarker(tea, 'the kettle boils');
    assert.equal(marker.description, 'the kettle boils');
    const markers = await api.streams.getStreamMarkersForUser(tea);
    assert.ok(markers.data.some(one => one.id === marker.id));
});
check('videos', async () => {
    const videos = await api.videos.getVideosByUser(tea);
    assert.ok(videos.data.length > 0);
    assert.ok(videos.data[0].durationInSeconds > 0);
    assert.equal((await api.videos.getVideoById(videos.data[0].id)).id, videos.data[0].id);
});
check('clips', async () => {
    assert.ok((await api.clips.getClipsForBroadcaster(tea)).data.length > 0);
    assert.ok(await api.asUser(tea, user => user.clips.createClip({ channel: tea })));
});
check('schedule', async () => {
    const start = new Date(Date.now() + 7 * 24 * 3600 * 1000);
    start.setUTCHours(5, 0, 0, 0);  // in the evening, the channel has segments of its own
    const segment = await api.schedule.createScheduleSegment(tea, {
        startDate: start.toISOString(), timezone: 'Europe/Berlin', duration: 120, isRecurring: true,
        title: 'Towers by night' });
    assert.equal(segment.title, 'Towers by night');
    assert.ok((await api.schedule.getSchedule(tea)).data.segments.length > 0);
    // getScheduleAsIcal of twurple 8.1 reads the calendar as JSON, so it fails with every service.
    const calendar = await fetch(`${server}/helix/schedule/icalendar?broadcaster_id=${tea}`);
    assert.match(await calendar.text(), /^BEGIN:VCALENDAR/);
    await api.schedule.deleteScheduleSegment(tea, segment.id);
});
check('ads', async () => {
    await api.channels.getAdSchedule(tea);
});
check('bits and charity', async () => {
    assert.ok((await api.bits.getCheermotes(tea)).getPossibleNames().length > 0);
    await api.bits.getLeaderboard(tea);
    await api.charity.getCharityCampaign(tea);
});
check('games and search', async () => {
    assert.ok((await api.games.getTopGames()).data.length > 0);
    assert.ok((await api.search.searchCategories('kiln')).data.length > 0);
    assert.ok((await api.search.searchChannels('tea')).data.length > 0);
    assert.ok((await api.contentClassificationLabels.getAll()).length > 0);
});
check('whispers', async () => {
    await api.whispers.sendWhisper(tea, quill, 'the kettle is on');
});
check('drops', async () => {
    await asApp.entitlements.getDropsEntitlements({});
});
check('events over a WebSocket', async () => {
    const listener = new EventSubWsListener({ apiClient: api });
    try {
        const arrived = new Promise((resolve, reject) => {
            setTimeout(() => reject(new Error('no event within 10 s')), 10_000).unref();
            listener.onChannelFollow(tea, tea, event => resolve(event.userName));
            listener.onSubscriptionCreateFailure((_, error) => reject(error));
            listener.onSubscriptionCreateSuccess(() => control('add-user', { login: 'newcomer' })
                .then(() => control('follow', { channel: 'teaandturrets', viewer: 'newcomer' }), reject));
        });
        listener.start();
        assert.equal(await arrived, 'newcomer');
    } finally {
        listener.stop();
    }
});

let passed = 0;
let failed = 0;
for (const [name, run] of checks) {
    try {
        await run();
        ++passed;
        console.log(`ok      ${name}`);
    } catch (error) {
        ++failed;
        console.log(`FAILED  ${name}: ${error.body ?? error.stack ?? error}`);
    }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
