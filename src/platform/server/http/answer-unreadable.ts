import type { Socket } from 'node:net'
import { fallbackLanguage } from '#platform/shared/languages.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { World } from '../context.ts'
import { problemOf } from './problem.ts'

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what is not even HTTP, before there is a request, in the form of every failure (RFC 9457), and hangs up. */
export function answerUnreadable({ code = '' }: Error & { code?: string }, socket: Socket, world: World): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const line = statuses[code] ?? '400 Bad Request'
  const problem = {
    ...problemOf(new Refused('malformed'), fallbackLanguage, world.wording),
    status: Number.parseInt(line, 10),
  }
  const body = JSON.stringify(problem)
  const headers = `content-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\n\r\n${body}`)
}
