import { pageSizes } from '#features/companies/pages/contract.ts'
import { pageKinds } from '#features/companies/pages/kind-rules.ts'

/** What one asks of the directory, as it stands in the address of /companies. */
export type Asked = {
  q: string
  place: number | null
  industry: number | null
  size: string | null
  kind: string | null
  verified: boolean
  open: boolean
  cursor: string | null
}

export const nothingAsked: Asked = {
  q: '',
  place: null,
  industry: null,
  size: null,
  kind: null,
  verified: false,
  open: false,
  cursor: null,
}

/** Reads an address, hand-typed ones too: what makes no sense is left out. */
export function readAsked(params: URLSearchParams): Asked {
  const whole = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? Number(text) || null : null
  }
  const oneOf = (name: string, values: readonly string[]) => {
    const text = params.get(name)
    return text && values.includes(text) ? text : null
  }
  const isOn = (name: string) => params.get(name) === '1' || params.get(name) === 'on'
  return {
    q: (params.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 120),
    place: whole('place', /^(?:-\d{1,3}|\d{1,8})$/),
    industry: whole('industry', /^\d{1,6}$/),
    size: oneOf('size', pageSizes),
    kind: oneOf('kind', pageKinds),
    verified: isOn('verified'),
    open: isOn('open'),
    cursor: /^[\w-]{1,400}$/.test(params.get('cursor') ?? '') ? params.get('cursor') : null,
  }
}

/** Everything that is set, as name and value, in a steady order. */
export function pairsOf({ verified, open, ...rest }: Asked): [name: string, value: string][] {
  const flags = Object.entries({ verified, open }).filter(([, on]) => on)
  return [
    ...Object.entries(rest).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : [])),
    ...flags.map(([name]): [string, string] => [name, '1']),
  ]
}

/** The same with something changed, from its beginning. */
export function addressOf(asked: Asked, change: Partial<Asked> = {}): string {
  const query = new URLSearchParams(pairsOf({ ...asked, cursor: null, ...change })).toString()
  return query ? `/companies?${query}` : '/companies'
}

/** As the call takes it. */
export const queryOf = ({ q, place, industry, size, kind, verified, open }: Asked) => ({
  q,
  ...(place !== null && { place }),
  ...(industry !== null && { industry }),
  ...(size !== null && { size: size as (typeof pageSizes)[number] }),
  ...(kind !== null && { kind: kind as (typeof pageKinds)[number] }),
  ...(verified && { verified }),
  ...(open && { open }),
})

const filters = ['q', 'place', 'industry', 'size', 'kind', 'verified', 'open'] as const
export type Filter = (typeof filters)[number]

/** What is set, each with what would be asked without it. */
export const setIn = (asked: Asked): { name: Filter; without: Asked }[] =>
  filters
    .filter((name) => asked[name])
    .map((name) => ({ name, without: { ...asked, [name]: nothingAsked[name], cursor: null } }))
