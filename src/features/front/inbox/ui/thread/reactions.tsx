import './reactions.css'
import { useLocale } from 'use-intl'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { useReact } from './use-react.ts'

type Props = { message: Message; thread: Thread }

/** Who answered with a sign; one's own are taken back by pressing them again. */
export function Reactions({ message, thread }: Props) {
  const t = useTranslations('inbox')
  const comma = commaOf(toLanguage(useLocale()))
  const toggle = useReact(thread.id, message)
  if (message.reactions.length === 0) return null
  const may = thread.may.includes('react')
  return (
    <ul className="reactions" aria-label={t('reactions')}>
      {message.reactions.map(({ emoji, count, mine, names }) => (
        <li key={emoji}>
          <button
            type="button"
            className="reaction"
            aria-pressed={mine}
            disabled={!may}
            title={names.join(comma)}
            aria-label={t('reaction', { emoji, count, names: names.join(comma) })}
            onClick={() => toggle(emoji, !mine)}
          >
            <span aria-hidden="true">{emoji}</span> {count}
          </button>
        </li>
      ))}
    </ul>
  )
}
