import http from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median, quantile } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { startHouse } from './parts/start-house.ts'

type Kind = { what: string; path: string; inputs: Record<string, (time: number) => object> }
const known = 'known@example.com'
const claimed = 'claimed.only@example.com'
const password = 'Wrong-Horse-7'
const knownPhone = '+971501112233'
const person = { account_type: 'candidate', name: 'Somebody', password: 'Correct-Horse-7', country_id: 5, lang: 'en' }

/** Each pair of the same call: with an address that has an account, and with ones that have none. */
const kinds: Kind[] = [
  {
    what: 'sign in, wrong password',
    path: '/api/authenticate',
    inputs: {
      'confirmed account': () => ({ email: known, password }),
      'no account': (time) => ({ email: `nobody.${time}@example.com`, password }),
      'claimed, not confirmed': () => ({ email: claimed, password }),
    },
  },
  {
    what: 'register',
    path: '/api/registration',
    inputs: {
      'address taken': () => ({ ...person, email: known }),
      'address new': (time) => ({ ...person, email: `new.${time}@example.com` }),
    },
  },
  {
    what: 'forgot password, mail',
    path: '/api/user-public/forgot-password/email',
    inputs: {
      'confirmed account': () => ({ email: known }),
      'no account': (time) => ({ email: `nobody.${time}@example.com` }),
    },
  },
  {
    what: 'sign-in link',
    path: '/api/user-public/sign-in-link',
    inputs: {
      'confirmed account': () => ({ email: known }),
      'no account': (time) => ({ email: `nobody.${time}@example.com` }),
    },
  },
  {
    what: 'forgot password, SMS',
    path: '/api/user-public/forgot-password/sms',
    inputs: {
      'number of an account': () => ({ phone: knownPhone }),
      'no account': (time) => ({ phone: `+9715${String(20_000_000 + time).padStart(8, '0')}` }),
    },
  },
]

/** How far apart the medians of a call may lie, of the slowest. */
const most = 0.1
const rest = 30

/** Whether the time of an answer tells who has an account: the same calls in turns, over HTTP, limits off. */
export default async function accountTiming(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '200' } } })
  const house = await startHouse()
  try {
    await post(house.url, '/api/registration', { ...person, email: claimed })
    await makeKnown(house.url)
    await post(house.url, '/api/registration', { ...person, phone: knownPhone })
    const rows: Result['rows'] = []
    let passed = true
    for (const kind of kinds) {
      const { cells, apart } = await measure(house.url, kind, Number(values.times))
      rows.push(...cells)
      passed &&= apart <= most
    }
    const text = passed
      ? 'No two medians of a call lie more than 10 % apart: time tells nothing.'
      : 'Two medians of a call lie more than 10 % apart.'
    return { title: `Answers about accounts, ${values.times} of each, in turns`, rows, verdict: { passed, text } }
  } finally {
    await house.stop()
  }
}

/** An account whose address is confirmed, by the link in the outbox. */
async function makeKnown(url: string) {
  await post(url, '/api/registration', { ...person, email: known })
  for (let time = 0; time < 100; time++) {
    const { data } = (await (await fetch(`${url}/api/outbox`)).json()) as { data: { to: string; text: string }[] }
    const key = /verify-email\/([\w-]+)/.exec(data.find(({ to }) => to === known)?.text ?? '')?.[1]
    if (key && (await fetch(`${url}/api/user-public/${key}/verify-email`)).ok) return
    await setTimeout(100)
  }
  throw new Error('The address of the known account could not be confirmed.')
}

async function measure(url: string, { what, path, inputs }: Kind, times: number) {
  const taken = new Map<string, number[]>(Object.keys(inputs).map((name) => [name, []]))
  const ways = Object.entries(inputs)
  const statuses = new Set<number>()
  for (let time = -20; time < times; time++)
    // each comes first as often as the others
    for (let turn = 0; turn < ways.length; turn++) {
      const [name, input] = ways[(time + 20 + turn) % ways.length] as (typeof ways)[number]
      const { ms, status } = await post(url, path, input(time + 20))
      statuses.add(status)
      // what the request queued is done before the next one is measured
      await setTimeout(rest)
      if (time >= 0) taken.get(name)?.push(ms)
    }
  if (statuses.size > 1) throw new Error(`${path} answered ${[...statuses].join(' and ')}.`)
  const medians = [...taken.values()].map(median)
  const apart = (Math.max(...medians) - Math.min(...medians)) / Math.max(...medians)
  const cells = [...taken].map(([name, all], at) => ({
    call: at === 0 ? what : '',
    with: name,
    'median, ms': rounded(median(all)),
    'p95, ms': rounded(quantile(all, 0.95)),
    apart: at === 0 ? `${rounded(apart * 100)} %` : '',
  }))
  return { cells, apart }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the whole answer is there, and its status. */
function post(url: string, path: string, input: object): Promise<{ ms: number; status: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const request = http.request(
      new URL(path, url),
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (answer) => {
        const status = answer.statusCode ?? 500
        if (status >= 500) reject(new Error(`${path} answered ${status}.`))
        answer.resume().on('end', () => resolve({ ms: performance.now() - begun, status }))
      },
    )
    request.on('error', reject).end(JSON.stringify(input))
  })
}

const rounded = (value: number) => Math.round(value * 100) / 100
