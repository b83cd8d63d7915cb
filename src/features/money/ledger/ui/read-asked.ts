import { type Kind, kinds } from '../rules.ts'

export type Asked = { kind?: Kind; way?: 'in' | 'out'; from?: string; to?: string; cursor?: number }

/** Which lines are asked for, as the address says it. */
export function readAsked(address: URLSearchParams): Asked {
  const said = (name: string) => address.get(name) ?? ''
  const kind = kinds.find((one) => one === said('kind'))
  const way = (['in', 'out'] as const).find((one) => one === said('way'))
  const day = (name: 'from' | 'to') => (isDay(said(name)) ? { [name]: said(name) } : {})
  const cursor = /^[1-9]\d{0,14}$/.test(said('cursor')) ? Number(said('cursor')) : undefined
  return { ...(kind && { kind }), ...(way && { way }), ...day('from'), ...day('to'), ...(cursor && { cursor }) }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The same as an address, with changes; a cursor belongs to what it was given for. */
export function addressOf({ cursor: _, ...asked }: Asked, change: Partial<Record<keyof Asked, string>> = {}): string {
  const said = Object.entries({ ...asked, ...change }).filter(([, value]) => value !== '' && value !== undefined)
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
}
