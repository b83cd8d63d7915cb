import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { getOnce } from './parts/get-once.ts'
import { median, quantile } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { type House, startHouse } from './parts/start-house.ts'

/** As people write: begun, in full, with slips, in every language. */
const terms =
  'ac|nur|engin|welder|acountant|electrican|softwre develper|م|مح|محاسب|محسب|مهندس برمجبات|كهربايي|بايع|св|сварщ|бухгатер|водител|инженер|comp|infirm|infirmere|ingenieur logiciel|zzzzqq'.split(
    '|',
  )
const rounds = 40

/** Lists that the largest form of a first visit loads. */
const form =
  'country employment-type experience-range degree benefit language industry currency-no-id position/0 country/5/city'.split(
    ' ',
  )

/** Suggestions over all lists, in the server and over HTTP; the same by trigrams of PostgreSQL; bytes of a form's lists. */
export default async function lookups(): Promise<Result> {
  const house = await startHouse()
  try {
    const rows: Result['rows'] = []
    const ways = {
      'in process': (term: string) => house.callInside('/autocomplete/keyword/{term}', { term }, rounds),
      'over HTTP': (term: string) => overHttp(house, term),
      'pg_trgm, in process': (term: string) => house.trigrams(term, rounds),
    }
    for (const [way, ask] of Object.entries(ways)) {
      await ask('engin') // warm
      const taken: number[] = []
      for (const term of terms) taken.push(...(await ask(term)))
      rows.push({
        what: 'suggestions',
        way,
        'p50, µs': Math.round(median(taken)),
        'p99, µs': Math.round(quantile(taken, 0.99)),
        bytes: '',
      })
    }
    for (const language of ['en', 'ar']) rows.push(await weigh(house, language))
    return { title: `${terms.length} terms, ${rounds} times each; lists of the job editor at a first visit`, rows }
  } finally {
    await house.stop()
  }
}

async function overHttp({ url }: House, term: string): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  for (let time = 0; time < rounds; time++) {
    const begun = performance.now()
    await getOnce(`${url}/api/autocomplete/keyword/${encodeURIComponent(term)}`, agent)
    taken.push((performance.now() - begun) * 1_000)
  }
  agent.destroy()
  return taken
}

async function weigh({ url }: House, language: string) {
  let plain = 0
  let packed = 0
  for (const path of form) {
    const text = await fetch(`${url}/api/resources/${path}?lang=${language}`).then((answer) => answer.text())
    plain += Buffer.byteLength(text)
    packed += gzipSync(text).length
  }
  const bytes = `${(packed / 1_000).toFixed(1)} KB gzip, ${(plain / 1_000).toFixed(1)} KB plain`
  return { what: `${form.length} lists, ${language}`, way: 'first visit', 'p50, µs': '', 'p99, µs': '', bytes }
}
