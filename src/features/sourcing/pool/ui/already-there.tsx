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

/** Who of the company’s people it is already, and the way there; nothing for what else was refused. */
export function AlreadyThere({ problem, onOpen, onAnyway }: Props) {
  const t = useTranslations('pool.hand')
  const { code, facts, message } = problem
  if (code === 'already_applicant') {
    const id = There.safeParse(facts).data?.application
    return (
      <Note tone="warm" title={message}>
        {id ? (
          <Button size="s" onClick={() => onOpen(id)}>
            {t('view')}
          </Button>
        ) : null}
      </Note>
    )
  }
  const known = code === 'already_known' ? (Known.safeParse(facts).data?.known ?? []) : []
  if (known.length === 0) return null
  return (
    <Note tone="warm" title={message}>
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
    </Note>
  )
}
