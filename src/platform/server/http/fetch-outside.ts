import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIPv6 } from 'node:net'

/** `address`: not one that may be read. `answer`: nothing that can be used came back. `large`: more than is read. */
export class OutsideFailed extends Error {
  readonly code: 'address' | 'answer' | 'large'
  constructor(code: OutsideFailed['code']) {
    super(`an address outside could not be read: ${code}`)
    this.code = code
  }
}

type Asked = { most: number; accept: string; networks: readonly string[] }

const patience = 10_000
const mostSteps = 3
const within = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '2001::/23', '2001:db8::/32', '2002::/16'],
]
const closed = networksOf(within)
/** All of IPv6 that is given out for the open net; what lies elsewhere, IPv4 written as IPv6 among it, is none. */
const given = networksOf(['2000::/3'])

/**
 * Reads an address that a person wrote, as text. Only https on its own port, only machines of the open net: names are looked up
 * once and the answer is what is connected to, also after each of at most three redirects, so that nobody makes the site knock at
 * doors within. @param networks where it may be http and any port all the same @throws OutsideFailed
 */
export async function fetchOutside(address: string, asked: Asked): Promise<string> {
  const signal = AbortSignal.timeout(patience)
  let url = address
  for (let step = 0; step <= mostSteps; step++) {
    const answer = await ask(await demandOpen(url, asked.networks), asked, signal).catch((error: unknown) => {
      throw error instanceof OutsideFailed ? error : new OutsideFailed('answer')
    })
    if (answer.text !== null) return answer.text
    url = URL.parse(answer.to, url)?.href ?? ''
  }
  throw new OutsideFailed('answer')
}

type Open = { url: URL; host: string; family: 4 | 6 }

/** @throws OutsideFailed address */
async function demandOpen(address: string, networks: readonly string[]): Promise<Open> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutsideFailed('address')
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(name, { all: true }).catch(() => [])
  const allowed = networksOf(networks)
  const isAllowed = found.every((one) => isIn(allowed, one.address))
  const isOpen = url.protocol === 'https:' && url.port === '' && found.every((one) => isPublic(one.address))
  const [first] = found
  if (!first || !(isAllowed || isOpen)) throw new OutsideFailed('address')
  return { url, host: first.address, family: first.family === 6 ? 6 : 4 }
}

const isPublic = (address: string): boolean => !isIn(closed, address) && (!isIPv6(address) || isIn(given, address))
const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList()
  for (const one of list) {
    const [net = '', bits = ''] = one.split('/')
    networks.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4')
  }
  return networks
}

type Answer = { text: string; to: '' } | { text: null; to: string }

function ask({ url, host, family }: Open, { most, accept }: Asked, signal: AbortSignal): Promise<Answer> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const connectTo = (_: string, { all }: { all?: boolean }, done: (...said: unknown[]) => void) =>
      all ? done(null, [{ address: host, family }]) : done(null, host, family)
    const request = get(
      url,
      { signal, agent: false, headers: { accept, 'user-agent': 'Masar' }, lookup: connectTo as never },
      (answer) => {
        const { statusCode = 0, headers } = answer
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          answer.destroy()
          resolve({ text: null, to: headers.location })
          return
        }
        if (statusCode !== 200) {
          answer.destroy()
          reject(new OutsideFailed('answer'))
          return
        }
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > most) answer.destroy(new OutsideFailed('large'))
          else chunks.push(chunk)
        })
        answer.on('error', reject)
        answer.on('end', () => resolve({ text: Buffer.concat(chunks).toString('utf8'), to: '' }))
      },
    )
    request.on('error', reject)
  })
}
