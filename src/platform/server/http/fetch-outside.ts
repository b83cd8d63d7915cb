import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

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

/**
 * Reads an address that a person wrote, as text. Only https on its own port, only machines of the open net, also after each of at most
 * three redirects: nobody makes the site knock at doors within. What is connected to is what was judged, whatever a name says a
 * moment later. @param networks where it may be http and any port all the same @throws OutsideFailed
 */
export async function fetchOutside(address: string, asked: Asked): Promise<string> {
  const signal = AbortSignal.timeout(patience)
  let url = address
  for (let step = 0; step <= mostSteps; step++) {
    const answer = await ask(demandOpen(url, asked), asked, signal)
    if (answer.text !== null) return answer.text
    url = URL.parse(answer.to, url)?.href ?? ''
  }
  throw new OutsideFailed('answer')
}

/** @throws OutsideFailed address */
function demandOpen(address: string, { networks }: Asked): URL {
  const url = URL.parse(address)
  const isOpen = url?.protocol === 'https:' && url.port === ''
  const isWithin = url?.protocol === 'http:' && networks.length > 0
  if (!(url && (isOpen || isWithin)) || url.username || url.password) throw new OutsideFailed('address')
  return url
}

type Answer = { text: string; to: '' } | { text: null; to: string }

function ask(url: URL, { most, accept, networks }: Asked, signal: AbortSignal): Promise<Answer> {
  const allowed = { allowIPAddressList: [...networks] }
  const secure = url.protocol === 'https:'
  const agent = secure ? new RequestFilteringHttpsAgent(allowed) : new RequestFilteringHttpAgent(allowed)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(error instanceof OutsideFailed ? error : new OutsideFailed(isRefused(error) ? 'address' : 'answer'))
    const options = { signal, agent, headers: { accept, 'user-agent': 'Masar' } }
    const request = (secure ? https : http).get(url, options, (answer) => {
      const { statusCode = 0, headers } = answer
      answer.on('error', fail)
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy()
        resolve({ text: null, to: headers.location })
      } else if (statusCode === 200) readAnswer(answer, most).then((text) => resolve({ text, to: '' }), fail)
      else answer.destroy(new OutsideFailed('answer'))
    })
    request.on('error', fail)
  })
}

/** What the agent says where an address, or what its name stands for, is none of the open net. */
const isRefused = ({ message }: Error): boolean => /is not allowed/.test(message)

async function readAnswer(answer: http.IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > most) throw new OutsideFailed('large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
