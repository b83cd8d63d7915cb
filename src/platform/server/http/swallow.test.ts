import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'

const megabyte = 1_000_000

/** Sends all of a body before it reads a word of the answer, as simple programs do. */
async function sendsFirst(port: number, head: readonly string[], chunks: Iterable<string>): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let answer = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  socket.once('error', reject).once('close', () => resolve(answer))
  socket.pause()
  socket.write(
    `POST /api/authenticate HTTP/1.1\r\nhost: localhost\r\naccept-language: ru\r\n${head.join('\r\n')}\r\n\r\n`,
  )
  for (const chunk of chunks)
    if (!socket.write(chunk)) await Promise.race([promise, new Promise((drained) => socket.once('drain', drained))])
  socket.on('data', (words: string) => {
    answer += words
    socket.end()
  })
  socket.resume()
  return promise
}

test('a body that is too large is answered in words, and nobody who still sends it finds a broken line', async (t) => {
  const { app } = await aSite()
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const part = 'a'.repeat(megabyte)
  const json = 'content-type: application/json'
  const isTold = (answer: string) => {
    assert.match(answer, /^HTTP\/1\.1 413 /)
    assert.match(answer, /"code":"body_too_large"/)
    assert.match(answer, /Запрос/)
  }
  isTold(await sendsFirst(port, [json, `content-length: ${20 * megabyte}`], Array(20).fill(part)))
  const chunk = `${megabyte.toString(16)}\r\n${part}\r\n`
  isTold(await sendsFirst(port, [json, 'transfer-encoding: chunked'], [...Array(20).fill(chunk), '0\r\n\r\n']))
})

test('an upload of whoever may not send it is not read, and none may come for ever', async () => {
  const { app } = await aSite()
  const payload = '--XX\r\ncontent-disposition: form-data; name="unknown"; filename="a.txt"\r\n\r\na\r\n--XX--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=XX' }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/user/cvs', headers, payload })
  assert.equal(statusCode, 401)
  assert.ok(app.server.requestTimeout > 0)
})

test('a file field that nobody filled is read as an empty file', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const field = (name: string, value: string) =>
    `--XX\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const empty =
    '--XX\r\ncontent-disposition: form-data; name="cv"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n'
  const { body } = await site.app.inject({
    ...{ method: 'POST', url: `/api/jobs/${job}/applications` },
    headers: { 'content-type': 'multipart/form-data; boundary=XX' },
    payload: `${field('name', 'Ann')}${field('email', 'ann@example.com')}${field('lang', 'en')}${empty}--XX--\r\n`,
  })
  assert.equal(JSON.parse(body).code, 'cv_needed')
})

test('after an upload that was refused half way the line goes on', async (t) => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.after(() => {
    agent.destroy()
    return site.app.close()
  })
  const { port } = site.app.server.address() as AddressInfo
  const head = {
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
    'content-type': 'multipart/form-data; boundary=XX',
  }
  const send = (method: string, path: string, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ port, agent, method, path, headers: body ? head : {}, signal: AbortSignal.timeout(5_000) })
      sent.once('error', reject).once('response', (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode))
      })
      sent.end(body)
    })
  const part = (field: string) => `--XX\r\ncontent-disposition: form-data; name="${field}"; filename="a.txt"\r\n\r\n`
  assert.equal(await send('POST', '/api/user/cvs', `${part('unknown')}${'a'.repeat(megabyte)}\r\n--XX--\r\n`), 415)
  assert.equal(await send('GET', '/api/resources/currency'), 200)
})
