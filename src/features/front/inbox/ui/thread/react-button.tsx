import { type ComponentType, useEffect, useState } from 'react'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { SignsProps } from './signs-over.tsx'
import { useReact } from './use-react.ts'

type Props = {
  thread: string
  message: Message
  /** Wanted from elsewhere: the signs come at once. */
  open: boolean
}

const load = () => import('./signs-over.tsx')

/** Answers with a sign; the signs come once the button is pressed. */
export function ReactButton({ thread, message, open }: Props) {
  const t = useTranslations('inbox.tools')
  const toggle = useReact(thread, message)
  const [Opened, setOpened] = useState<ComponentType<SignsProps> | null>(null)
  useEffect(() => {
    if (open) void load().then(({ default: Over }) => setOpened(() => Over))
  }, [open])
  const choose = (emoji: string) => toggle(emoji, !message.reactions.some((one) => one.emoji === emoji && one.mine))
  if (Opened) return <Opened onChoose={choose} />
  return (
    <button
      {...iconButtonLook('s')}
      type="button"
      aria-label={t('react')}
      title={t('react')}
      aria-haspopup="dialog"
      onClick={() => void load().then(({ default: Over }) => setOpened(() => Over))}
    >
      <Icon name="smile" />
    </button>
  )
}
