import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Typed } from '#ui/basics/typed.tsx'
import type { PoolEntry } from '../contract.ts'
import { useEntry, useNote } from './use-entry.ts'

/** Tags, the note, and what somebody in the pool was asked. */
export function EntryFacts({ entry: { tags, note, invited } }: { entry: PoolEntry }) {
  const t = useTranslations('pool')
  const day = useDay()
  return (
    <>
      {tags.length > 0 ? (
        <ul className="cluster">
          {tags.map((tag) => (
            <li key={tag} className="chip">
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      {note ? (
        <blockquote dir="auto">
          <Typed text={note} />
        </blockquote>
      ) : null}
      {invited.map(({ job, title, at, applied, declined }) => (
        <p key={job} className="small quiet">
          {t.rich(applied ? 'appliedTo' : declined ? 'declinedTo' : 'invitedTo', {
            job: title,
            day: day(at),
            b: (words) => <bdi>{words}</bdi>,
          })}
        </p>
      ))}
    </>
  )
}

/**
 * The same of somebody in hand, where the company keeps them; of whom it does not, what was noted.
 * @param told the job of which the page says already that they were asked
 */
export function FactsOf({ whom, told }: { whom: Parameters<typeof useEntry>[0]; told: string | null }) {
  const entry = useEntry(whom)
  if (entry) {
    const invited = entry.invited.filter(({ job, applied, declined }) => job !== told || applied || declined)
    return <EntryFacts entry={{ ...entry, invited }} />
  }
  return 'person' in whom ? <NoteOf person={whom.person} /> : null
}

function NoteOf({ person }: { person: string }) {
  const note = useNote(person)?.note
  return note ? (
    <blockquote dir="auto">
      <Typed text={note} />
    </blockquote>
  ) : null
}
