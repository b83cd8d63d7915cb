import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { ask } from './ask.ts'

const times = 60
const delay = '300ms'

/** A replica that lags by 300 ms: whoever closes a job for a while and looks at its page, with and without saying what they have seen. */
export async function lagging(there: Cluster) {
  const leader = await there.leader()
  const follower = leader === 'a' ? 'b' : 'a'
  const set = async (value: string) => {
    await there.rows(`alter system set recovery_min_apply_delay = '${value}'`, [], follower)
    await there.rows('select pg_reload_conf()', [], follower)
  }
  const { token, page } = await employer(there)
  const [job] = await there.rows<{ id: string; reference: string }>(
    `select id, reference from jobs where page_id = $1 and state = 'live' order by id limit 1`,
    [page],
  )
  if (!job) throw new Error('the employer of the demo has no live job')
  await set(delay)
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
      what: `of ${times} reads right after a write, replica ${delay} behind, ${what}: out of date`,
      failed: old,
    })
  }
  await set('0')
  return rows
}

async function employer(there: Cluster): Promise<{ token: string; page: string }> {
  const body = { email: 'employer@demo.masar.example', password: 'Masar2026' }
  const signed = await ask(there.url, '/api/authenticate', { method: 'POST', body })
  const { token } = JSON.parse(signed.body) as { token: string }
  const session = await ask(there.url, '/api/user/session', { token })
  const { pages } = JSON.parse(session.body) as { pages: { page_id: string; page_token: string }[] }
  return { token: pages[0]?.page_token ?? '', page: pages[0]?.page_id ?? '' }
}
