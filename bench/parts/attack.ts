import { mazePdf, pdfBomb, wordBomb } from '#tests/world/cvs/hostile-files.ts'

const hostile = [
  { name: 'bomb.pdf', bytes: pdfBomb(300) },
  { name: 'maze.pdf', bytes: mazePdf(9) },
  { name: 'bomb.docx', bytes: wordBomb(100) },
]

/** A file that shall be looked into as a CV: how it was answered, and after how long, in ms. */
export async function lookAt(url: string, name: string, bytes: Uint8Array): Promise<{ status: number; ms: number }> {
  const form = new FormData()
  form.set('cv', new Blob([new Uint8Array(bytes)]), name)
  const begun = performance.now()
  const status = await statusOf(fetch(`${url}/api/cv-looks`, { method: 'POST', body: form }))
  return { status, ms: performance.now() - begun }
}

/** Files that would keep a reader busy for ever, at once. */
export const sendHostile = (url: string) => Promise.all(hostile.map(({ name, bytes }) => lookAt(url, name, bytes)))

const upgrade = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Handshakes that no browser of ours sends. */
export async function sendHandshakes(url: string): Promise<void> {
  const { request } = await import('node:http')
  const odd = [
    { path: '/live', Origin: 'null' },
    { path: '/live', Origin: 'x' },
    { path: '/live', Origin: '' },
    { path: '/livefoo', Origin: url },
    { path: '/anything', Origin: url },
  ]
  await Promise.all(
    odd.map(
      ({ path, Origin }) =>
        new Promise<void>((resolve) => {
          const asked = request(new URL(path, url), { headers: { ...upgrade, Origin } })
          const over = () => {
            asked.destroy()
            resolve()
          }
          asked.on('response', over).on('upgrade', over).on('error', over).setTimeout(5_000, over).end()
        }),
    ),
  )
}

/** 0 where nobody answered. */
const statusOf = (asked: Promise<Response>): Promise<number> =>
  asked.then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
