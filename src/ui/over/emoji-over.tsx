import { useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTool } from '#platform/browser/lazy-tool.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'

export type EmojiProps = {
  /** Id of the text field it writes into. */
  field: string
  onChange: (text: string) => void
}

const picker = () => import('./emoji-picker.tsx')

/** The working of `EmojiButton`: open at once, for somebody has pressed it. */
export default function EmojiOver({ field, onChange }: EmojiProps) {
  const t = useTranslations('ui')
  const [isOpen, open] = useState(true)
  const { state, tool } = useTool('emoji', picker, isOpen)
  const write = (sign: string) => {
    open(false)
    const area = document.getElementById(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    const { value, selectionStart: from, selectionEnd: to } = area
    onChange(value.slice(0, from) + sign + value.slice(to))
    // once the text has arrived in the field and the popover has given the focus back
    setTimeout(() => {
      area.focus()
      area.setSelectionRange(from + sign.length, from + sign.length)
    }, 60)
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <Button {...iconButtonLook('s')} aria-label={t('emoji.open')}>
        <Icon name="smile" />
      </Button>
      <Popover className="emoji-over" offset={6}>
        <Dialog className="emoji-sheet" aria-label={t('emoji.title')}>
          {state === 'waiting' ? <p className="small quiet">{t('loading')}</p> : null}
          {state === 'not_loaded' ? <p className="small">{t('emoji.notLoaded')}</p> : null}
          {tool ? <tool.default onChoose={write} /> : null}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
