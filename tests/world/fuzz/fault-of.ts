import type { Got } from './request-of.ts'

const inside =
  /node_modules|\.ts:\d|\.js:\d|at async |\n\s+at \w|select .+ from |insert into |update "|graphile_worker/i

/** What is wrong with an answer that should be a success or a problem as the contract promises it: in words, or null. */
export function faultOf({ status, type, body, head }: Got): string | null {
  if (status >= 500 && !isSaid(status, body)) return `${status} ${body.slice(0, 200)}`
  if (status < 400 || head) return null
  if (!type.includes('problem+json')) return `${status} is no problem: ${body.slice(0, 200)}`
  const { success, code, title, errors, status: said } = JSON.parse(body)
  if (success !== false || !/^[a-z_]+$/.test(code) || !title || said !== status)
    return `lacks a member: ${body.slice(0, 200)}`
  if (inside.test(body)) return `tells of the inside: ${body.slice(0, 200)}`
  const unnamed = code === 'invalid' && !errors?.some(({ field }: { field?: string }) => field !== undefined)
  return unnamed ? `names no field: ${body.slice(0, 200)}` : null
}

/** 503 that says who is away is an answer; anything else from 500 on is a fault. */
const isSaid = (status: number, body: string) => status === 503 && /"code":"(provider_away|scanner_away)"/.test(body)
