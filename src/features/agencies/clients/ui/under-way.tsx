import type { PipelineRow } from '#features/agencies/submissions/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'

/** Who is put forward to the client now, each with the job and how far it is. */
export function UnderWay({ rows }: { rows: readonly PipelineRow[] }) {
  const t = useTranslations('clients.people')
  const states = useTranslations('submissions.states')
  const people = rows.flatMap(({ mandate, cards }) => cards.map((card) => ({ ...card, title: mandate.title })))
  return (
    <section className="stack stack-s">
      <h2>{t('title')}</h2>
      {people.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {people.map(({ id, name, title, state }) => (
          <li key={id} className="row">
            <Avatar name={name} />
            <div className="grow stack stack-xs">
              <a className="link medium" href={`/page/submissions?open=${id}`}>
                <bdi>{name}</bdi>
              </a>
              <Facts small items={[<bdi key="job">{title}</bdi>, states(state)]} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
