import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { Part } from './part.ts'
import { makePlaces, type Places, webPorts, workerPorts } from './places.ts'

export type Size = {
  webs: number
  workers: number
  /** Where the built product lies whose processes run; here, unless said otherwise. */
  folder?: string
  environment?: Record<string, string>
  say?: (text: string) => void
}

/**
 * The whole of `deploy/debian` on this machine: PostgreSQL twice with Patroni and etcd, PgBouncer, Redis, HAProxy before the
 * database and before the site, the processes of the site, and Prometheus with its alerts. A bucket of files and a mail server
 * that only keeps what it is given stand for those one rents.
 */
export class Cluster {
  readonly places: Places
  readonly parts = new Map<string, Part>()
  #size: Required<Size>

  constructor({ webs, workers, folder = process.cwd(), environment = {}, say = () => {} }: Size) {
    this.#size = { webs, workers, folder, environment, say }
    this.places = makePlaces(webs, workers)
  }

  get url(): string {
    return this.places.url
  }

  part(name: string): Part {
    const part = this.parts.get(name)
    if (!part) throw new Error(`the cluster has no ${name}`)
    return part
  }

  /** @throws Error something did not get ready in time */
  async start(): Promise<void> {
    const { say, webs, workers } = this.#size
    const { values } = this.places
    if (await this.answers('http://127.0.0.1:3401/health/live'))
      throw new Error('Another cluster runs on this machine.')
    this.#addDatabase()
    for (const name of ['etcd', 'database-a']) this.part(name).start()
    await until('the database leads', () => this.answers(`http://127.0.0.1:${values.PATRONI_A}/primary`))
    await this.#makeDatabase()
    say('PostgreSQL leads')
    for (const name of ['database-b', 'haproxy-database', 'pgbouncer', 'redis', 'bucket', 'mail'])
      this.part(name).start()
    await until('the replica follows', () => this.answers(`http://127.0.0.1:${values.PATRONI_B}/replica`))
    say('a replica follows')
    this.#addSite()
    for (const port of webPorts(webs)) this.part(`web-${port - 3400}`).start()
    for (let at = 1; at <= workers; at++) this.part(`worker-${at}`).start()
    for (const port of webPorts(webs))
      await until(`port ${port} serves`, () => this.answers(`http://127.0.0.1:${port}/health/ready`))
    for (const name of ['haproxy-web', 'prometheus']) this.part(name).start()
    await until('the balancer serves', () => this.answers(`${this.url}/health/ready`))
    say(`ready on ${this.url}`)
  }

  async stop(): Promise<void> {
    const names = [...this.parts.keys()].reverse()
    for (const name of names) await this.part(name).stop()
    await rm(this.places.folder, { recursive: true, force: true })
  }

  async answers(url: string): Promise<boolean> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }

  /** Which of the two leads. */
  async leader(): Promise<'a' | 'b' | null> {
    const { values } = this.places
    if (await this.answers(`http://127.0.0.1:${values.PATRONI_A}/primary`)) return 'a'
    return (await this.answers(`http://127.0.0.1:${values.PATRONI_B}/primary`)) ? 'b' : null
  }

  /** As when its machine goes: Patroni and PostgreSQL at once. */
  async killDatabase(node: 'a' | 'b', stays: boolean): Promise<void> {
    const postmaster = Number(readFileSync(this.places.at('postgres', node, 'postmaster.pid'), 'utf8').split('\n')[0])
    const dying = this.part(`database-${node}`).kill('SIGKILL', stays)
    process.kill(postmaster, 'SIGKILL')
    await dying
  }

  /** Asks the database itself: `primary` by who leads, `a` or `b` by name. */
  async rows<T extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    where: 'primary' | 'a' | 'b' = 'primary',
  ) {
    const { values: of } = this.places
    const port = Number({ primary: of.PRIMARY_PORT, a: of.POSTGRES_A, b: of.POSTGRES_B }[where])
    const superuser = { user: 'postgres', password: of.SUPERUSER_PASSWORD as string }
    const client = new pg.Client({ ...superuser, host: '127.0.0.1', port, database: 'masar' })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<T>(text, values)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Whose mail the mail server was given, of those whose address holds these words, and how often. */
  async mailsTo(words: string): Promise<Map<string, number>> {
    const folder = this.places.at('mail', 'kept', 'new')
    const given = new Map<string, number>()
    for (const name of await readdir(folder)) {
      const to = /^X-RcptTo: (.*)$/m.exec(await readFile(path.join(folder, name), 'utf8'))?.[1] ?? ''
      if (to.includes(words)) given.set(to, (given.get(to) ?? 0) + 1)
    }
    return given
  }

  /** Alerts that have been raised so far. */
  async alerts(): Promise<string[]> {
    const asked = encodeURIComponent('count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[6h]))')
    const answer = await fetch(`http://127.0.0.1:19090/api/v1/query?query=${asked}`)
    const { data } = (await answer.json()) as { data: { result: { metric: { alertname: string } }[] } }
    return data.result.map(({ metric }) => metric.alertname).sort()
  }

  #add(name: string, program: string, args: string[], more: Partial<ConstructorParameters<typeof Part>[0]> = {}) {
    this.parts.set(name, new Part({ name, program, args, log: this.places.at('log', `${name}.log`), ...more }))
  }

  #addDatabase() {
    const { places } = this
    const { user, values } = places
    const peers = `http://${values.ADDRESS}:22380`
    const client = `http://${values.ETCD}`
    this.#add('etcd', '/usr/bin/etcd', [
      ...['--name', 'one', '--data-dir', places.at('etcd'), '--initial-cluster', `one=${peers}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ])
    for (const [node, NODE] of [
      ['a', 'A'],
      ['b', 'B'],
    ] as const) {
      const own = { NODE: node, DATA: places.at('postgres', node) }
      const ports = { POSTGRES_PORT: values[`POSTGRES_${NODE}`] ?? '', PATRONI_PORT: values[`PATRONI_${NODE}`] ?? '' }
      const file = places.fill('debian/patroni.yml', `patroni-${node}.yml`, { ...own, ...ports })
      this.#add(`database-${node}`, '/usr/bin/patroni', [file], { user, folder: places.at('postgres') })
    }
    this.#add('haproxy-database', '/usr/sbin/haproxy', ['-db', '-f', places.fill('debian/haproxy-database.cfg')])
    writeFileSync(values.USERS_FILE as string, `"masar" "${values.PASSWORD}"\n`)
    this.#add('pgbouncer', '/usr/sbin/pgbouncer', [places.fill('debian/pgbouncer.ini')], { user })
    this.#add('redis', '/usr/bin/redis-server', [places.fill('debian/redis.conf')])
    const bucket = ['scripts/cluster/bucket.ts', places.at('bucket'), values.BUCKET_PORT as string]
    this.#add('bucket', process.execPath, bucket, { folder: process.cwd() })
    const keeps = ['-c', 'aiosmtpd.handlers.Mailbox', places.at('mail', 'kept')]
    this.#add('mail', '/usr/bin/aiosmtpd', ['-n', '-l', `127.0.0.1:${values.MAIL_PORT}`, ...keeps])
  }

  async #makeDatabase() {
    const { values } = this.places
    const superuser = { user: 'postgres', password: values.SUPERUSER_PASSWORD as string }
    const client = new pg.Client({
      ...superuser,
      host: '127.0.0.1',
      port: Number(values.POSTGRES_A),
      database: 'postgres',
    })
    await client.connect()
    await client.query(`create role masar login password '${values.PASSWORD}'`)
    // requests go through the pooler, which carries no settings of their own
    await client.query("alter role masar set statement_timeout = '28s'")
    await client.query('create database masar owner masar')
    await client.end()
  }

  #addSite() {
    const { webs, workers, folder, environment } = this.#size
    const lines = readFileSync(this.places.fill('debian/masar.env'), 'utf8').split('\n')
    const settings = Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s, 2)] : [])))
    const { BUCKET_PORT, MAIL_PORT } = this.places.values
    const rented = {
      ...{ S3_BUCKET: 'masar', S3_ENDPOINT: `http://127.0.0.1:${BUCKET_PORT}` },
      ...{ S3_ACCESS_KEY: 'any', S3_SECRET_KEY: 'any', SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}` },
    }
    const common = {
      ...settings,
      ...rented,
      NODE_ENV: 'production',
      DATA_DIR: this.places.at('data'),
      DEMO: '1',
      ...environment,
    }
    const add = (name: string, own: Record<string, string>) =>
      this.#add(name, process.execPath, ['src/main.ts'], { environment: { ...common, ...own }, folder })
    for (const port of webPorts(webs)) add(`web-${port - 3400}`, { ROLE: 'web', PORT: String(port), HOST: '127.0.0.1' })
    for (const port of workerPorts(workers))
      add(`worker-${port - 9400}`, { ROLE: 'worker', METRICS_PORT: String(port), HOST: '127.0.0.1' })
    this.#add('prometheus', '/usr/bin/prometheus', [
      `--config.file=${this.places.fill('watch/prometheus.yml')}`,
      `--storage.tsdb.path=${this.places.at('prometheus')}`,
      '--web.listen-address=127.0.0.1:19090',
    ])
    this.#add('haproxy-web', '/usr/sbin/haproxy', ['-db', '-f', this.places.fill('debian/haproxy-web.cfg')])
  }
}

const longest = 300_000

/** Asks until it is so. @throws Error it was not within five minutes */
export async function until(what: string, is: () => Promise<boolean>, within = longest): Promise<void> {
  const begun = performance.now()
  while (!(await is())) {
    if (performance.now() - begun > within) throw new Error(`In time it was not so that ${what}.`)
    await rest(100)
  }
}
