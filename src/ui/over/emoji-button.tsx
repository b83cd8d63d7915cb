import './emoji.css'
import { type ComponentType, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { EmojiProps } from './emoji-over.tsx'

const load = () => import('./emoji-over.tsx')

/** Hydrated. Puts an emoji where one was writing. The picker comes in files of its own; without it a word says so. */
export function EmojiButton(props: EmojiProps) {
  const t = useTranslations('ui')
  const [Opened, setOpened] = useState<ComponentType<EmojiProps> | null>(null)
  if (Opened) return <Opened {...props} />
  return (
    <button
      {...iconButtonLook('s')}
      type="button"
      aria-label={t('emoji.open')}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => void load().then(({ default: Over }) => setOpened(() => Over))}
    >
      <Icon name="smile" />
    </button>
  )
}
