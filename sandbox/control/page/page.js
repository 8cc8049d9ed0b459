// SPDX-License-Identifier: GPL-3.0-or-later
// The page below /sandbox/: shows the state again and again, and makes control calls. All texts that people
// read are in the page; this has only those that are put together, as data attributes of the body.
'use strict';

const byId = id => document.getElementById(id);
const all = (selector, inside = document) => Array.from(inside.querySelectorAll(selector));

/** A text of the page; %1, %2 … are replaced by the values. */
function word(name, ...values) {
    const text = document.body.getAttribute('data-' + name) ?? name;
    return values.reduce((result, value, i) => result.replace('%' + (i + 1), () => value), text);
}

/** make('td', {class: 'number'}, 'text', node, ...) */
function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name === 'onclick')
            element.addEventListener('click', value);
        else if (value !== undefined && value !== false)
            element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children.filter(child => child !== undefined && child !== null && child !== ''));
    return element;
}

const number = value => value.toLocaleString(document.documentElement.lang);
const two = value => String(value).padStart(2, '0');
const timeOfDay = date => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
const day = date => date.toLocaleDateString(document.documentElement.lang,
    {weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC'});

/** "1:04:09", "4:09". */
function span(seconds) {
    const whole = Math.max(0, Math.floor(seconds));
    const hours = Math.floor(whole / 3600);
    const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
    return hours ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

function money(amount, value) {
    const major = value / 10 ** amount.decimal_places;
    return major.toLocaleString(document.documentElement.lang,
        {minimumFractionDigits: amount.decimal_places, maximumFractionDigits: amount.decimal_places});
}

// ------------------------------------------------------------------------------------ asking

class Unreachable extends Error { }

/** Rejects with Unreachable when the sandbox does not answer; else {status, ok, json}. */
async function ask(name, {query, body} = {}) {
    // Some calls do things a hundred thousand times.
    const options = {signal: AbortSignal.timeout(body === undefined ? 5000 : 120000), cache: 'no-store'};
    if (body !== undefined) {
        options.method = 'POST';
        options.headers = {'Content-Type': 'application/json'};
        options.body = JSON.stringify(body);
    }
    try {
        const answer = await fetch(name + (query ? '?' + new URLSearchParams(query) : ''), options);
        const text = await answer.text();
        return {status: answer.status, ok: answer.ok, json: text ? JSON.parse(text) : undefined};
    } catch (reason) {
        throw new Unreachable(String(reason));
    }
}

/** Makes a call and says in `outcome` how it went; gives the answer, or nothing. */
async function carryOut(name, body, outcome, form) {
    all('[aria-invalid]', form ?? outcome).forEach(input => input.removeAttribute('aria-invalid'));
    let answer;
    try {
        answer = await ask(name, {body});
    } catch {
        say(outcome, 'bad', word('failed', word('unreachable')));
        return undefined;
    }
    if (!answer.ok) {
        say(outcome, 'bad', word('failed', answer.json?.message || answer.status));
        const field = form?.elements[(answer.json?.field ?? '').replace(/[.[].*/, '')];
        if (field) {
            const more = field.closest('details');
            if (more)
                more.open = true;
            field.setAttribute('aria-invalid', 'true');
            field.focus();
        }
        return undefined;
    }
    say(outcome, 'good', word('done'));
    soon();
    return answer;
}

function say(outcome, kind, text) {
    outcome?.replaceChildren(make('span', {class: kind}, text));
}

function addCommand(outcome, name, body, answer) {
    // A single quote ends the shell's text, stands for itself, and begins it again.
    const json = JSON.stringify(body).replaceAll("'", "'\\''");
    const command = `curl -s ${location.origin}/sandbox/${name} -H 'Content-Type: application/json' -d '${json}'`;
    if (answer.json !== undefined)
        outcome.append(make('pre', {'aria-label': word('answer'), tabindex: 0}, JSON.stringify(answer.json, null, 2)));
    outcome.append(make('details', {class: 'more'}, make('summary', {}, word('as-command')),
        make('pre', {tabindex: 0}, command)));
}

// ------------------------------------------------------------------------------------ forms

/** The fields of a form as the call wants them; throws the field that cannot be read. */
function valuesOf(form) {
    const body = {};
    for (const field of form.elements) {
        if (!field.name)
            continue;
        if (field.multiple) {
            const chosen = Array.from(field.selectedOptions, option => option.value);
            if (chosen.length)
                body[field.name] = chosen;
            continue;
        }
        const text = field.value.trim();
        if (!text && !field.required)
            continue;
        if (field.dataset.list !== undefined)
            body[field.name] = text.split(/[\s,]+/).filter(part => part);
        else if (field.dataset.kind === 'number')
            body[field.name] = text ? Number(text) : null;
        else if (field.dataset.kind === 'boolean')
            body[field.name] = text === 'true';
        else if (field.dataset.kind === 'time')
            body[field.name] = (text.length === 16 ? text + ':00' : text) + 'Z';
        else if (field.dataset.kind === 'json')
            body[field.name] = parsed(text, field);
        else
            body[field.name] = text;
    }
    return body;
}

function parsed(text, field) {
    try {
        return JSON.parse(text);
    } catch {
        throw field;
    }
}

function outcomeOf(form) {
    return form.closest('.card').querySelector('.outcome');
}

async function submit(event) {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = outcomeOf(form);
    const name = form.dataset.call;
    let body;
    try {
        body = valuesOf(form);
    } catch (field) {
        field.setAttribute('aria-invalid', 'true');
        field.focus();
        say(outcome, 'bad', word('failed', word('invalid-json')));
        return;
    }
    const answer = await carryOut(name, body, outcome, form);
    if (answer)
        addCommand(outcome, name, body, answer);
    showWho();
}

/** A card shows the form of what was chosen, with the names that were given for another. */
function pick(select) {
    const card = select.closest('.card');
    for (const form of all('form[data-call]', card))
        form.hidden = form.dataset.call !== select.value;
    outcomeOf(select).replaceChildren();
    showWho();
}

function share(event) {
    const field = event.target;
    if (!['channel', 'viewer', 'user'].includes(field.name))
        return;
    for (const other of all(`form[data-call] [name=${field.name}]`)) {
        if (other !== field)
            other.value = field.value;
    }
    chosen(field.name === 'channel' ? field.value : current.channel);
}

const current = {channel: '', rewardsOf: ''};

function chosen(channel) {
    current.channel = channel;
    for (const row of all('#channels tbody tr'))
        row.classList.toggle('chosen', row.dataset.login === channel);
    showRewards();
    showWho();
}

function choose(channel) {
    for (const field of all('form[data-call] [name=channel], form[data-call] [name=from]'))
        field.value = channel;
    chosen(channel);
}

/** Something to begin with: the first channel, and somebody who watches. */
function suggest(channels) {
    const viewer = channels.find(one => one.role === 'plain' && !one.live) ?? channels.at(-1);
    for (const field of all('form[data-call] [name=viewer], form[data-call] [name=user]'))
        field.value = viewer.login;
    choose(channels[0].login);
}

async function showRewards() {
    const channel = current.channel;
    if (!channel || channel === current.rewardsOf)
        return;
    current.rewardsOf = channel;
    const answer = await ask('rewards', {query: {channel}}).catch(() => undefined);
    if (current.rewardsOf === channel)
        byId('rewards-list').replaceChildren(
            ...(answer?.ok ? answer.json.data : []).map(reward => make('option', {value: reward.title}, number(reward.cost))));
}

/** What the viewer that was named is to the channel that was named. */
async function showWho() {
    const form = all('#world .act:first-child form').find(one => !one.hidden);
    const channel = form?.elements.channel?.value.trim();
    const viewer = form?.elements.viewer?.value.trim();
    const place = byId('who');
    if (!channel || !viewer) {
        place.textContent = '';
        return;
    }
    const answer = await ask('viewer', {query: {channel, viewer}}).catch(() => undefined);
    if (!answer?.ok) {
        place.textContent = answer?.json?.message ?? '';
        return;
    }
    const told = answer.json;
    const parts = [word('role-' + told.role), word('who-points', number(told.points)),
        told.follows_since ? word('who-follows', day(new Date(told.follows_since))) : word('who-follows-not')];
    if (told.subscription_tier)
        parts.push(word('who-subscribes', told.subscription_tier / 1000));
    if (told.in_chat)
        parts.push(word('who-in-chat'));
    if (told.moderator)
        parts.push(word('who-moderator'));
    if (told.vip)
        parts.push(word('who-vip'));
    if (told.editor)
        parts.push(word('who-editor'));
    if (told.banned)
        parts.push(word('who-banned'));
    place.textContent = `${told.display_name}: ${parts.join(' · ')}`;
}

// ------------------------------------------------------------------------------------ showing

const shown = {state: undefined, at: 0, lastAnswer: undefined, domainEvents: 0, requests: 0, run: ''};

/** The world's time now, as far as it can be told without asking. */
function worldNow() {
    const clock = shown.state.clock;
    const passed = shown.gone ? 0 : performance.now() - shown.at;
    return clock.milliseconds + passed * clock.speed;
}

function tick() {
    if (!shown.state)
        return;
    const now = new Date(worldNow());
    const time = byId('time');
    time.textContent = timeOfDay(now);
    time.dateTime = now.toISOString();
    byId('date').textContent = day(now);
    for (const cell of all('[data-until]'))
        cell.textContent = span((Number(cell.dataset.until) - now) / 1000);
    for (const cell of all('[data-since]'))
        cell.textContent = span((now - Number(cell.dataset.since)) / 1000);
}

function chatModes(chat, shield) {
    const modes = [];
    if (shield.is_active)
        modes.push(word('shield-mode'));
    if (chat.emote_mode)
        modes.push(word('emote-mode'));
    if (chat.follower_mode)
        modes.push(word('follower-mode', chat.follower_mode_duration ?? 0));
    if (chat.slow_mode)
        modes.push(word('slow-mode', chat.slow_mode_wait_time ?? 0));
    if (chat.subscriber_mode)
        modes.push(word('subscriber-mode'));
    if (chat.unique_chat_mode)
        modes.push(word('unique-mode'));
    if (chat.non_moderator_chat_delay)
        modes.push(word('delay-mode', chat.non_moderator_chat_delay_duration ?? 0));
    return modes.map(mode => make('span', {class: 'pill'}, mode));
}

function adCell(channel) {
    const next = channel.ads.schedule?.next_ad_at;
    if (!channel.live || !next)
        return make('td', {class: 'second nowrap'}, '–');
    return make('td', {class: 'nowrap'}, make('span', {'data-until': new Date(next).getTime()}));
}

function charityCell(charity) {
    if (!charity)
        return make('td', {class: 'second'}, '–');
    const raised = money(charity.current_amount, charity.current_amount.value);
    const text = charity.target_amount ? word('raised', raised, money(charity.target_amount, charity.target_amount.value)) : raised;
    return make('td', {class: 'charity'}, make('div', {class: 'one', title: charity.charity_name}, charity.charity_name),
        make('span', {class: 'second nowrap'}, `${text} ${charity.current_amount.currency}`));
}

function channelRow(channel) {
    const title = [word('role-' + channel.role), channel.title, channel.category].filter(Boolean).join(' · ');
    const stream = channel.live
        ? [make('span', {class: 'pill live'}, word('live')), ' ',
            make('span', {class: 'nowrap', 'data-since': new Date(channel.started_at).getTime()}),
            make('span', {class: 'second nowrap'}, word('viewers-watch', number(channel.viewers)))]
        : [make('span', {class: 'pill'}, word('offline'))];
    const row = make('tr', {class: 'can', 'data-login': channel.login},
        make('td', {class: 'title'},
            make('button', {type: 'button', class: 'name', onclick: () => choose(channel.login)}, channel.display_name),
            make('span', {class: 'second one', title: title}, title)),
        make('td', {class: 'nowrap'}, ...stream),
        make('td', {class: 'number'}, number(channel.waiting)),
        make('td', {}, make('div', {class: 'modes'}, ...chatModes(channel.chat, channel.shield)),
            make('span', {class: 'second nowrap'}, word('chatters', number(channel.chatters)))),
        adCell(channel), charityCell(channel.charity),
        make('td', {}, make('button', {type: 'button', class: 'nowrap',
            onclick: event => {
                event.stopPropagation();
                carryOut(channel.live ? 'go-offline' : 'go-live', {channel: channel.login}, undefined);
            }}, word(channel.live ? 'go-offline' : 'go-live'))));
    row.classList.toggle('chosen', channel.login === current.channel);
    row.addEventListener('click', () => choose(channel.login));
    return row;
}

/** Replaces the rows of a table only when they have changed, and keeps the focus where it was. */
function fillRows(body, items, key, makeRow) {
    const before = body.rowKeys ?? [];
    const keys = items.map(key);
    const rows = Array.from(body.children);
    items.forEach((item, i) => {
        if (before[i] === keys[i] && rows[i])
            return;
        const fresh = makeRow(item);
        if (!rows[i]) {
            body.append(fresh);
            return;
        }
        const focused = all('button', rows[i]).indexOf(document.activeElement);
        rows[i].replaceWith(fresh);
        if (focused >= 0)
            all('button', fresh)[focused]?.focus();
    });
    rows.slice(items.length).forEach(row => row.remove());
    body.rowKeys = keys;
}

function faultRow(fault) {
    const target = fault.path ? `${fault.method} ${fault.path}`.trim() : word('fault-any');
    const effects = [];
    if (fault.status)
        effects.push(`${fault.status} ${fault.message}`.trim());
    if (fault.empty_bucket)
        effects.push(word('fault-bucket'));
    if (fault.delay_ms)
        effects.push(word('fault-delay', number(fault.delay_ms)));
    if (fault.cut)
        effects.push(word('fault-cut'));
    if (fault.truncate_to >= 0)
        effects.push(word('fault-truncate', number(fault.truncate_to)));
    if (fault.body !== null)
        effects.push(word('fault-body'));
    if (fault.handled)
        effects.push(word('fault-handled'));
    if (fault.skip)
        effects.push(word('fault-skip', number(fault.skip)));
    effects.push(fault.times < 0 ? word('fault-forever') : word('fault-times', number(fault.times)));
    return make('li', {}, make('code', {}, target), make('span', {}, effects.join(' · ')),
        make('button', {type: 'button', 'aria-label': `${word('remove')}: ${target}`,
            onclick: () => carryOut('clear-faults', {id: fault.id}, undefined)}, word('remove')));
}

function badge(element, count) {
    element.textContent = count ? number(count) : '';
    element.hidden = !count;
}

function showState(state) {
    shown.state = state;
    shown.at = performance.now();
    for (const button of all('[data-speed]'))
        button.setAttribute('aria-pressed', String(Number(button.dataset.speed) === state.clock.speed));

    fillRows(byId('channels').tBodies[0], state.channels, JSON.stringify, channelRow);
    fillRows(byId('roles').tBodies[0], state.channels,
        channel => JSON.stringify([channel.id, channel.role, channel.followers, channel.moderators, channel.vips, channel.editors, channel.banned]),
        channel => make('tr', {},
            make('td', {}, channel.display_name, make('span', {class: 'second'}, word('role-' + channel.role))),
            make('td', {class: 'number'}, number(channel.followers)),
            ...[channel.moderators, channel.vips, channel.editors, channel.banned].map(
                names => make('td', {}, names.join(', ') || make('span', {class: 'second'}, '–')))));
    fillRows(byId('faults'), state.faults, JSON.stringify, faultRow);
    byId('no-faults').hidden = state.faults.length > 0;
    byId('clear-faults').hidden = state.faults.length === 0;
    badge(byId('fault-badge'), state.faults.length);

    const limit = byId('limit-number');
    if (document.activeElement !== limit && !limit.dataset.typed)
        limit.value = state.rate_limit.limit;
    const seed = byId('seed');
    if (!seed.value && document.activeElement !== seed)
        seed.value = state.seed;
    for (const box of all('[data-switches=rate-limit] input'))
        box.checked = state.rate_limit[box.name];
    for (const box of all('[data-switches=compatibility] input'))
        box.checked = state.compatibility[box.name];
    byId('record').checked = state.requests.recording;
    badge(byId('request-badge'), state.requests.recorded);

    byId('playing').textContent
        = state.scenario.name ? word('playing', state.scenario.name, number(state.scenario.done)) : '';
    const problems = byId('problems');
    if (problems.childElementCount !== state.scenario.problems.length)
        problems.replaceChildren(...state.scenario.problems.map(text => make('li', {}, text)));

    const people = byId('people-list');
    if (people.childElementCount !== state.channels.length)
        people.replaceChildren(...state.channels.map(channel => make('option', {value: channel.login}, channel.display_name)));
    if (!current.channel && state.channels.length)
        suggest(state.channels);
    tick();
}

function detailsOf(event) {
    const parts = [];
    if (event.amount)
        parts.push(number(event.amount));
    if (event.detail)
        parts.push(event.detail);
    if (event.text)
        parts.push(`“${event.text}”`);
    return parts.join(' · ');
}

/** Keeps the rows that fit what was typed; says so when there are none. */
function filterRows(table, input, empty, wordWhenFiltered) {
    const wanted = input.value.trim().toLowerCase();
    let left = 0;
    for (const row of table.tBodies[0].rows) {
        if (row.classList.contains('detail'))
            continue;
        const fits = !wanted || row.textContent.toLowerCase().includes(wanted);
        row.hidden = !fits;
        const details = row.nextElementSibling;
        if (details?.classList.contains('detail'))
            details.hidden = !fits || !row.querySelector('[aria-expanded=true]');
        left += fits;
    }
    empty.hidden = left > 0;
    empty.textContent = wanted ? word(wordWhenFiltered) : empty.dataset.words;
}

/** Puts the newest on top. What somebody reads further down stays where it is. */
function prepend(table, rows, most) {
    const body = table.tBodies[0];
    const view = table.parentElement;
    const height = view.scrollHeight;
    body.prepend(...rows);
    while (body.rows.length > most)
        body.rows[body.rows.length - 1].remove();
    if (view.scrollTop > 0)
        view.scrollTop += view.scrollHeight - height;
}

async function showDomainEvents() {
    const table = byId('domain-events');
    const query = shown.domainEvents ? {after: shown.domainEvents, limit: 500} : {limit: 200};
    const answer = await ask('domain-events', {query});
    if (!answer.ok)
        return;
    const rows = answer.json.data.map(one => make('tr', {},
        make('td', {class: 'nowrap'}, timeOfDay(new Date(one.at))), make('td', {}, make('code', {}, one.kind)),
        make('td', {}, one.channel), make('td', {}, one.user), make('td', {}, detailsOf(one))));
    shown.domainEvents = answer.json.data.at(-1)?.number ?? answer.json.last;
    prepend(table, rows.reverse(), 500);
    filterRows(table, byId('domain-event-filter'), byId('no-domain-events'), 'nothing-fits');
}

function took(microseconds) {
    const digits = microseconds < 10000 ? 2 : 0;
    return (microseconds / 1000).toLocaleString(document.documentElement.lang,
        {minimumFractionDigits: digits, maximumFractionDigits: digits}) + ' ms';
}

function pretty(text) {
    try {
        return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
        return text;
    }
}

function requestRows(one) {
    const bodyOf = (title, size, text) => make('div', {},
        make('span', {class: 'second'}, `${title} · ${word('bytes', number(size))}`),
        size ? make('pre', {tabindex: 0}, text ? pretty(text) : word('not-shown')) : '');
    const details = make('tr', {class: 'detail', 'data-number': one.number, hidden: true}, make('td', {colspan: 5},
        make('div', {class: 'bodies'}, bodyOf(word('request-body'), one.request_size, one.request_body),
            bodyOf(word('answer-body'), one.answer_size, one.answer_body))));
    const button = make('button', {type: 'button', class: 'name request', 'aria-expanded': 'false'}, `${one.method} ${one.path}`);
    button.addEventListener('click', () => {
        details.hidden = !details.hidden;
        button.setAttribute('aria-expanded', String(!details.hidden));
    });
    return [make('tr', {class: 'can'}, make('td', {class: 'nowrap'}, timeOfDay(new Date(one.at))), make('td', {}, button),
        make('td', {class: one.status >= 400 || one.cut ? 'error nowrap' : 'nowrap'}, one.cut ? `${one.status} · ${word('connection-cut')}` : String(one.status)),
        make('td', {class: 'number nowrap'}, took(one.took_us)),
        make('td', {}, [one.user, one.client].filter(Boolean).join(' · '))), details];
}

async function showRequests(state) {
    const table = byId('request-rows');
    if (!state.requests.recorded && shown.requests) {
        table.tBodies[0].replaceChildren();
        shown.requests = state.requests.last;
    }
    if (state.requests.last > shown.requests && state.requests.recorded) {
        const answer = await ask('requests', {query: {after: shown.requests, limit: 200}});
        if (answer.ok && answer.json.data.length) {
            shown.requests = answer.json.data.at(-1).number;
            prepend(table, answer.json.data.reverse().flatMap(requestRows), 1000);
        }
    }
    filterRows(table, byId('request-filter'), byId('no-requests'), 'nothing-fits');
    if (!byId('request-filter').value)
        byId('no-requests').hidden = table.tBodies[0].rows.length > 0;
}

// ------------------------------------------------------------------------------------ again and again

const interval = 1000;
let timer = 0;
let asking = false;

function connection(gone) {
    const pill = byId('connection');
    const banner = byId('gone');
    if (shown.gone === gone)
        return;
    shown.gone = gone;
    pill.className = 'pill ' + (gone ? 'bad' : 'good');
    banner.hidden = !gone;
    if (gone) {
        const since = (shown.lastAnswer ?? new Date()).toLocaleTimeString(document.documentElement.lang);
        byId('connection-text').textContent = word('gone', since);
        banner.textContent = shown.state ? word('gone-long', since) : word('gone', since);
    } else {
        byId('connection-text').textContent = word('connected');
    }
}

async function refresh() {
    clearTimeout(timer);
    if (asking)
        return;
    asking = true;
    try {
        const answer = await ask('state');
        if (!answer.ok)
            throw new Unreachable(answer.json?.message);
        const state = answer.json;
        if (shown.run && (shown.run !== state.run || state.domain_events < shown.domainEvents)) {
            // Another sandbox answers here now, and its numbers start again.
            shown.domainEvents = 0;
            shown.requests = 0;
            byId('domain-events').tBodies[0].replaceChildren();
            byId('request-rows').tBodies[0].replaceChildren();
        }
        const first = shown.run !== state.run;
        shown.run = state.run;
        shown.lastAnswer = new Date();
        connection(false);
        showState(state);
        if (first || state.domain_events > shown.domainEvents)
            await showDomainEvents();
        await showRequests(state);
    } catch (reason) {
        if (!(reason instanceof Unreachable))
            throw reason;
        connection(true);
    } finally {
        asking = false;
        clearTimeout(timer);
        timer = setTimeout(refresh, document.hidden ? interval * 5 : interval);
    }
}

/** Shows what a call has changed without waiting for the next turn. */
function soon() {
    current.rewardsOf = '';
    clearTimeout(timer);
    timer = setTimeout(refresh, 0);
}

// ------------------------------------------------------------------------------------ beginning

function selectTab(tab, focus) {
    for (const other of all('[role=tab]')) {
        const is = other === tab;
        other.setAttribute('aria-selected', String(is));
        other.tabIndex = is ? 0 : -1;
        byId(other.getAttribute('aria-controls')).hidden = !is;
    }
    history.replaceState(null, '', '#' + tab.getAttribute('aria-controls'));
    if (focus)
        tab.focus();
}

function begin() {
    for (const form of all('form[data-call]'))
        form.addEventListener('submit', submit);
    for (const select of all('[data-pick]')) {
        select.addEventListener('change', () => pick(select));
        pick(select);
    }
    document.addEventListener('change', share);

    const tabs = all('[role=tab]');
    tabs.forEach((tab, i) => {
        tab.addEventListener('click', () => selectTab(tab));
        tab.addEventListener('keydown', event => {
            const to = {ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: tabs.length - 1}[event.key];
            if (to === undefined)
                return;
            event.preventDefault();
            selectTab(tabs[(to + tabs.length) % tabs.length], true);
        });
    });
    const asked = tabs.find(tab => '#' + tab.getAttribute('aria-controls') === location.hash);
    if (asked)
        selectTab(asked);

    for (const button of all('[data-speed]'))
        button.addEventListener('click', () => carryOut('clock', {speed: Number(button.dataset.speed)}));
    for (const button of all('[data-jump]'))
        button.addEventListener('click', () => carryOut('clock', {jump: Number(button.dataset.jump)}));
    byId('now').addEventListener('click', () => carryOut('clock', {now: true}));
    byId('jump').addEventListener('submit', event => {
        event.preventDefault();
        const input = byId('jump-to');
        if (!input.value)
            input.value = new Date(worldNow()).toISOString().slice(0, 19);
        else
            carryOut('clock', {to: (input.value.length === 16 ? input.value + ':00' : input.value) + 'Z'});
        input.focus();
    });

    byId('clear-faults').addEventListener('click', () => carryOut('clear-faults', {}));
    for (const group of all('[data-switches]')) {
        group.addEventListener('change', event => carryOut(group.dataset.switches,
            {[event.target.name]: event.target.checked}, group.parentElement.querySelector('.outcome')));
    }
    const limit = byId('limit-number');
    limit.addEventListener('input', () => limit.dataset.typed = 'yes');
    byId('limit').addEventListener('submit', async event => {
        event.preventDefault();
        const outcome = outcomeOf(limit);
        if (await carryOut('rate-limit', {limit: Number(limit.value)}, outcome))
            delete limit.dataset.typed;
    });

    const sure = byId('sure');
    byId('reset').addEventListener('submit', event => {
        event.preventDefault();
        byId('sure-title').textContent = word('reset-sure', byId('seed').value);
        sure.showModal();
    });
    byId('sure-no').addEventListener('click', () => sure.close());
    byId('sure-yes').addEventListener('click', () => {
        sure.close();
        carryOut('reset', {seed: Number(byId('seed').value)}, outcomeOf(byId('seed')));
    });

    byId('record').addEventListener('change', event => carryOut('record', {on: event.target.checked}));
    byId('clear-requests').addEventListener('click', () => carryOut('clear-requests', {}));
    for (const [table, filter, empty] of [['domain-events', 'domain-event-filter', 'no-domain-events'], ['request-rows', 'request-filter', 'no-requests']]) {
        byId(empty).dataset.words = byId(empty).textContent;
        byId(filter).addEventListener('input', () => filterRows(byId(table), byId(filter), byId(empty), 'nothing-fits'));
    }
    document.addEventListener('visibilitychange', () => document.hidden || soon());
    setInterval(tick, 250);
    refresh();
}

begin();
