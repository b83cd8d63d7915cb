import { type ReactNode, useId } from 'react'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import type { Waiting } from '../contract.ts'

export const boardOf = ({ job, id }: Waiting) => `/page/jobs/${job}/board?applicant=${id}`

/** The same, with the box for a reply in focus. */
export const replyOf = (waiting: Waiting) => `${boardOf(waiting)}&part=messages#${fieldId('text')}`

type Props = {
  /** Where links within the page lead to it. */
  id?: string
  title: string
  items: readonly Waiting[]
  brief?: boolean
  /** Beside the title. */
  children?: ReactNode
  /** Below the last of them: the way to the others. */
  more?: ReactNode
}

/** People who wait, the nearest answer first; `brief` beside the main column. */
export function WaitingList({ id: place, title, items, brief, children, more }: Props) {
  const t = useTranslations('workspace')
  const id = useId()
  return (
    <section id={place} tabIndex={place ? -1 : undefined} aria-labelledby={id}>
      <div className="section-head section-head-line">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {items.length === 0 ? <p className="quiet">{t('nobody')}</p> : null}
      <ul className="rows">
        {items.map((waiting) =>
          brief ? (
            <li key={waiting.id}>
              <a href={boardOf(waiting)} className="row">
                <Avatar name={waiting.name} size="s" />
                <span className="grow">
                  <span className="strong clip" dir="auto">
                    {waiting.name}
                  </span>
                  <span className="small quiet clip" dir="auto">
                    {waiting.title}
                  </span>
                </span>
                <span className="small warm nowrap">{t('messages', { count: waiting.unread })}</span>
              </a>
            </li>
          ) : (
            <WaitingRow key={waiting.id} waiting={waiting} />
          ),
        )}
      </ul>
      {more}
    </section>
  )
}

function WaitingRow({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('workspace')
  const stage = useTranslations('applications.stages')
  const { name, title, submitted_at, answer_due_at } = waiting
  return (
    <li className="workspace-row">
      <Avatar name={name} />
      <div>
        <a href={boardOf(waiting)} className="strong clip" dir="auto">
          {name}
        </a>
        <Facts
          small
          items={[
            <bdi key="job" className="quiet">
              {title}
            </bdi>,
            <span key="stage" className="quiet">
              {stage(waiting.stage)}
            </span>,
          ]}
        />
      </div>
      <DueClock from={submitted_at} due={answer_due_at} />
      <LinkButton href={replyOf(waiting)} look="quiet" size="s" aria-label={t('answerTo', { name })}>
        {t('answer')}
      </LinkButton>
    </li>
  )
}
