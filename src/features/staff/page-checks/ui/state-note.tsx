import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

/** Why the page is held back, where it is: new, limited, suspended. Nothing while it is in order. */
export function StateNote({ state, why }: { state: string; why: string | null }) {
  const t = useTranslations('pageChecks.states')
  if (state !== 'pending' && state !== 'withheld' && state !== 'limited' && state !== 'suspended') return null
  return (
    <Note
      tone={state === 'pending' ? 'info' : state === 'limited' || state === 'withheld' ? 'warm' : 'bad'}
      title={t(`${state}.title`)}
    >
      <p>{t(`${state}.text`)}</p>
      {why ? (
        <blockquote dir="auto" className="measure">
          {why}
        </blockquote>
      ) : null}
    </Note>
  )
}
