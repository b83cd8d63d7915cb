import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import '#features/hiring/message-templates/ui/templates.css'
import { IconButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { Filled } from '../many-contract.ts'

/** What each would read, one at a time; who is left out comes first, with why. */
export function FilledMessages({ filled }: { filled: readonly Filled[] }) {
  const t = useTranslations('scheduledMessages.many')
  const [at, setAt] = useState(0)
  const left = filled.filter(({ why }) => why !== null)
  const going = filled.filter(({ why }) => why === null)
  const shown = going[Math.min(at, going.length - 1)]
  return (
    <div className="stack">
      {left.length > 0 ? (
        <Note tone="warm" title={t('leftOut', { count: left.length })}>
          <ul className="stack stack-xs small">
            {left.map(({ application, name, why }) => (
              <li key={application}>
                <bdi className="strong">{name}</bdi> · {why}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {shown ? (
        <section className="stack stack-s" aria-label={t('reads', { name: shown.name })}>
          <div className="cluster spread">
            <p className="small quiet" aria-live="polite">
              {t('reads', { name: shown.name })} · {t('at', { at: at + 1, all: going.length })}
            </p>
            <div className="row">
              <IconButton size="s" icon="back" label={t('before')} disabled={at === 0} onClick={() => setAt(at - 1)} />
              <IconButton
                size="s"
                icon="next"
                label={t('next')}
                disabled={at >= going.length - 1}
                onClick={() => setAt(at + 1)}
              />
            </div>
          </div>
          <div lang={shown.language} className="stack stack-s">
            {shown.subject ? (
              <p className="strong" dir="auto">
                {shown.subject}
              </p>
            ) : null}
            <p className="template-text" dir="auto">
              {shown.text}
            </p>
          </div>
        </section>
      ) : null}
    </div>
  )
}
