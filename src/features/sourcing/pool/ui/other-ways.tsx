import { useState } from 'react'
import { addressOf } from '#features/sourcing/cv-search/search-fields.ts'
import type { Imported } from '#features/sourcing/imports/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'

/** A form and a question that few open: they come when they are asked for. */
const AddDialog = late(async () => (await import('#features/sourcing/imports/ui/add-dialog.tsx')).AddDialog)
const AskDialog = late(async () => (await import('#features/sourcing/imports/ui/ask-dialog.tsx')).AskDialog)

export type Job = { id: string; title: string; position_id: number | null; place_id: number | null }

/** Whoever is not in the pool is found in the CV search, or written down here, and stays in sight. */
export function OtherWays({ job: { id, title, position_id, place_id } }: { job: Job }) {
  const t = useTranslations('pool.adding')
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const [added, add] = useState<readonly Imported[]>([])
  const search = addressOf({
    ...(position_id === null ? { q: title } : { position: [position_id] }),
    ...(place_id !== null && { place: place_id }),
  })
  return (
    <div className="stack stack-s">
      {added.length > 0 ? <Added job={id} people={added} /> : null}
      <div className="cluster">
        {may('cv.search') ? (
          <LinkButton size="s" icon="search" href={search}>
            {t('cvSearch')}
          </LinkButton>
        ) : null}
        {may('import') ? (
          <Button size="s" icon="plus" onClick={() => setAdding(true)}>
            {t('byHand')}
          </Button>
        ) : null}
      </div>
      {isAdding ? (
        <AddDialog
          job={id}
          onClose={() => setAdding(false)}
          onAdded={(one) => {
            setAdding(false)
            add((all) => [one, ...all.filter((other) => other.id !== one.id)])
          }}
        />
      ) : null}
    </div>
  )
}

/** Whom one has just written down: each is asked for the consent without which nobody becomes an applicant. */
function Added({ job, people }: { job: string; people: readonly Imported[] }) {
  const t = useTranslations('imports')
  const [asking, ask] = useState<string | null>(null)
  const [asked, note] = useState<readonly string[]>([])
  return (
    <section className="stack stack-s" aria-live="polite">
      <p className="small quiet">{t('forJobWaits')}</p>
      <ul className="rows">
        {people.map(({ id, name, email, phone, state }) => (
          <li key={id} className="cluster spread">
            <a className="link medium" href={`/page/candidates/${id}?job=${job}`}>
              <bdi>{name || t('nameless')}</bdi>
            </a>
            {asked.includes(id) || state !== 'draft' ? (
              <Word>{t(`states.${asked.includes(id) ? 'invited' : state}`)}</Word>
            ) : email || phone ? (
              <Button size="s" icon="mail" onClick={() => ask(id)}>
                {t('ask')}
                <span className="sr-only">: {name}</span>
              </Button>
            ) : (
              <span className="small quiet">{t('unreachable')}</span>
            )}
          </li>
        ))}
      </ul>
      {asking ? (
        <AskDialog
          ids={[asking]}
          onClose={(isDone) => {
            if (isDone) note((all) => [...all, asking])
            ask(null)
          }}
        />
      ) : null}
    </section>
  )
}
