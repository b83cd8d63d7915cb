import { type ReactNode, useEffect, useRef } from 'react'
import { z } from 'zod'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { KnownPerson } from '../job-contract.ts'

const There = z.object({ application: z.string().nullable() })
const Known = z.object({ known: z.array(KnownPerson) })

type Props = {
  problem: Problem
  /** Opens them on the board. */
  onOpen: (application: string) => void
  /** Adds them although the company has them elsewhere. */
  onAnyway: () => void
}

const codes = new Set(['already_applicant', 'already_known'])
/** Whether a refusal is told here, and not as any other. */
export const isAlreadyThere = (problem: Problem | null): problem is Problem =>
  problem !== null && codes.has(problem.code)

/** Who of the company’s people it is already, and the way there. */
export function AlreadyThere({ problem, onOpen, onAnyway }: Props) {
  const t = useTranslations('pool.hand')
  const { code, facts, message } = problem
  if (code === 'already_applicant') {
    const id = There.safeParse(facts).data?.application
    return (
      <InSight title={message}>
        {id ? (
          <Button size="s" onClick={() => onOpen(id)}>
            {t('view')}
          </Button>
        ) : null}
      </InSight>
    )
  }
  const known = Known.safeParse(facts).data?.known ?? []
  return (
    <InSight title={message}>
      <div className="stack stack-s">
        <ul className="stack stack-xs">
          {known.map(({ name, about, kind, href }) => (
            <li key={href}>
              <a className="link medium" href={href} target="_blank" rel="noopener">
                <bdi>{name}</bdi>
              </a>{' '}
              <span className="small quiet">{t(`known.${kind}`, { about: apart(about) })}</span>
            </li>
          ))}
        </ul>
        <div>
          <Button size="s" onClick={onAnyway}>
            {t('anyway')}
          </Button>
        </div>
      </div>
    </InSight>
  )
}

/** It takes the focus, and so comes into sight where a long form hides its end. */
function InSight({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note tone="warm" title={title}>
        {children}
      </Note>
    </div>
  )
}
