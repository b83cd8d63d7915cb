import { setTimeout as rest } from 'node:timers/promises'
import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { ask } from './ask.ts'

const times = 60
/** The replica stands still for so long, again and again, in ms. */
const still = 300

/** A replica that lags: whoever closes a job for a while and looks at its page, with and without saying what they have seen. */
export async function lagging(there: Cluster) {
  const leader = await there.leader()
  const follower = leader === 'a' ? 'b' : 'a'
  const lag = lagAt(there, follower)
  const { token, page } = await employer(there)
  const [job] = await there.rows<{ id: string; reference: string }>(
    `select id, reference from jobs where page_id = $1 and state = 'live' order by id limit 1`,
    [page],
  )
  if (!job) throw new Error('the employer of the demo has no live job')
  const rows = []
  for (const says of [false, true]) {
    let old = 0
    for (let at = 0; at < times; at++) {
      const [move, state] = at % 2 === 0 ? ['pause', 'paused'] : ['resume', 'live']
      const moved = await ask(there.url, `/api/jobs/${job.id}/${move}`, { method: 'POST', token, body: {} })
      if (!moved.ok) throw new Error(`${move}: ${moved.status} ${moved.body}`)
      const seen = moved.headers['x-seen']
      const read = await ask(there.url, `/api/jobs/${job.reference}`, { token, ...(says && seen ? { seen } : {}) })
      if ((JSON.parse(read.body) as { data: { state: string } }).data.state !== state) old++
    }
    const what = says ? `saying what they have seen` : `not saying so`
    rows.push({
      what: `of ${times} reads right after a write, replica up to ${still} ms behind, ${what}: out of date`,
      failed: old,
    })
  }
  await lag.stop()
  return rows
}

/** Keeps a replica behind, without stopping it for good. */
function lagAt(there: Cluster, follower: 'a' | 'b') {
  let goesOn = true
  const lagging = (async () => {
    while (goesOn) {
      await there.rows('select pg_wal_replay_pause()', [], follower)
      await rest(still)
      await there.rows('select pg_wal_replay_resume()', [], follower)
      await rest(20)
    }
  })()
  return {
    async stop() {
      goesOn = false
      await lagging
    },
  }
}

async function employer(there: Cluster): Promise<{ token: string; page: string }> {
  const body = { email: 'employer@demo.masar.example', password: 'Masar2026' }
  const signed = await ask(there.url, '/api/authenticate', { method: 'POST', body })
  const { token } = JSON.parse(signed.body) as { token: string }
  const session = await ask(there.url, '/api/user/session', { token })
  const { pages } = JSON.parse(session.body) as { pages: { page_id: string; page_token: string }[] }
  return { token: pages[0]?.page_token ?? '', page: pages[0]?.page_id ?? '' }
}
