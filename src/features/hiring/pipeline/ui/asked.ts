import { useMemo } from 'react'
import { ends } from '#features/hiring/applications/stages.ts'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import { ways } from '#features/jobs/jobs/way-rules.ts'
import { requirementResults } from '#features/jobs/matching/must-rules.ts'
import type { Takes } from '#platform/shared/contract.ts'
import type { listApplicants } from '../contract.ts'
import { sortKeys, unansweredWaits, waits } from '../rules.ts'
import { useParamsAhead } from './use-params-ahead.ts'

export type Asked = Omit<Takes<typeof listApplicants>, 'job' | 'cursor'>
export type Look = 'board' | 'table'

const many = ['stage', 'tag', 'source', 'country', 'requirements'] as const
const counted = ['sent_from', 'sent_to', 'reached', 'ended', 'reason', 'came_by', 'came_from', 'sharer'] as const
const single = ['q', 'cv', 'wait', 'rating', 'task', ...counted] as const
export type FilterName = (typeof many)[number] | (typeof single)[number]

/** What is shown of somebody who is open in the panel. */
export const panelParts = ['application', 'hiring', 'messages', 'activity'] as const
export type PanelPart = (typeof panelParts)[number]
/** They tell what is open, not what the board shows. */
const ofPanel = ['applicant', 'part']

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value)

/** What an address asks for; what nobody offered is left out. */
export function readAsked(params: URLSearchParams): Asked {
  const list = (name: string) => params.getAll(name).filter(Boolean).slice(0, 20)
  const rating = Number(params.get('rating'))
  const sort = oneOf(sortKeys, params.get('sort'))
  const way = oneOf(['up', 'down'] as const, params.get('way'))
  const task = params.get('task')
  const requirements = requirementResults.filter((one) => params.getAll('requirements').includes(one))
  const cv = oneOf(['yes', 'no'] as const, params.get('cv'))
  const wait = oneOf([...waits, ...unansweredWaits], params.get('wait'))
  return {
    ...(params.get('q') && { q: params.get('q')?.slice(0, 100) }),
    ...(list('stage').length > 0 && { stage: list('stage') }),
    ...(list('tag').length > 0 && { tag: list('tag') }),
    ...(list('source').length > 0 && { source: list('source') }),
    ...(list('country').length > 0 && {
      country: list('country')
        .map(Number)
        .filter((id) => id > 0),
    }),
    ...(requirements.length > 0 && { requirements }),
    ...(cv && { cv }),
    ...(wait && { wait }),
    ...(rating >= 1 && rating <= 5 && { rating: Math.floor(rating) }),
    ...(task && /^[0-9a-f-]{36}$/.test(task) && { task }),
    ...readCounted(params),
    ...(sort && { sort }),
    ...(way && { way }),
  }
}

/** What a number of a report counts. */
function readCounted(params: URLSearchParams): Partial<Asked> {
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(params.get(name) ?? '')?.[0]
  const [from, to] = [day('sent_from'), day('sent_to')]
  const reached = oneOf(rungs, params.get('reached'))
  const ended = oneOf(ends, params.get('ended'))
  const reason = params.get('reason')?.slice(0, 40)
  const came_by = oneOf(ways, params.get('came_by'))
  const came_from = params.get('came_from')?.slice(0, 60)
  const sharer = /^(?:others|[0-9a-f-]{36})$/.exec(params.get('sharer') ?? '')?.[0]
  return {
    ...(from && { sent_from: from }),
    ...(to && { sent_to: to }),
    ...(reached && { reached }),
    ...(ended && { ended }),
    ...(reason && { reason }),
    ...(came_by && { came_by }),
    ...(came_from && { came_from }),
    ...(sharer && { sharer }),
  }
}

/** What the address of the board asks for, and ways to ask for something else. */
export function useAsked() {
  const [params, go] = useParamsAhead()
  const text = new URLSearchParams([...params].filter(([name]) => !ofPanel.includes(name))).toString()
  const asked = useMemo(() => readAsked(new URLSearchParams(text)), [text])
  const change = (how: (next: URLSearchParams) => void) => go(how, { replace: true })
  return {
    asked,
    look: (params.get('look') === 'table' ? 'table' : 'board') as Look,
    applicant: params.get('applicant') || null,
    part: oneOf(panelParts, params.get('part')),
    turnTo: (part: PanelPart) => change((next) => next.set('part', part)),
    /** Filters, order and look as they stand in the address. */
    text,
    /** Leads to the panel of one, in the view as it is. */
    hrefOf: (applicant: string) => `?${text}${text && '&'}applicant=${applicant}`,
    has: (name: FilterName, value: string) => params.getAll(name).includes(value),
    count: [...params].filter(([name]) => name !== 'q' && ([...many, ...single] as string[]).includes(name)).length,
    set: (name: string, value: string | null) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    toggle: (name: FilterName, value: string) =>
      change((next) => {
        const all = next.getAll(name)
        next.delete(name)
        const isOn = all.includes(value)
        const isOneOnly = (single as readonly string[]).includes(name)
        for (const one of isOn ? all.filter((each) => each !== value) : [...(isOneOnly ? [] : all), value])
          next.append(name, one)
      }),
    clear: () =>
      change((next) => {
        for (const name of [...many, ...single]) next.delete(name)
      }),
    show: (query: string) =>
      go(
        (next) => {
          for (const name of [...next.keys()]) next.delete(name)
          for (const [name, value] of new URLSearchParams(query)) next.append(name, value)
        },
        { preventScrollReset: false },
      ),
    open: (applicant: string | null) =>
      go((next) => {
        if (applicant) next.set('applicant', applicant)
        else for (const name of ofPanel) next.delete(name)
      }),
    sortBy: (sort: string, way: string | null) =>
      change((next) => {
        next.set('sort', sort)
        if (way) next.set('way', way)
        else next.delete('way')
      }),
  }
}
export type Asking = ReturnType<typeof useAsked>
