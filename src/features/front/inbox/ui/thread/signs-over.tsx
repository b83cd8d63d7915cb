import './reactions.css'
import '#ui/over/emoji.css'
import { useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTool } from '#platform/browser/lazy-tool.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'

export type SignsProps = { onChoose: (emoji: string) => void }

/** What is answered most; all others one press further. */
const usual = ['👍', '❤️', '🙏', '🎉', '😂', '👀']
const picker = () => import('#ui/over/emoji-picker.tsx')

/** The working of `ReactButton`: open at once, for somebody has pressed it. */
export default function SignsOver({ onChoose }: SignsProps) {
  const t = useTranslations('inbox.tools')
  const [isOpen, open] = useState(true)
  const [all, showAll] = useState(false)
  const { tool } = useTool('emoji', picker, isOpen && all)
  const choose = (emoji: string) => {
    open(false)
    onChoose(emoji)
  }
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={(next) => {
        open(next)
        showAll(false)
      }}
    >
      <Button {...iconButtonLook('s')} aria-label={t('react')}>
        <Icon name="smile" />
      </Button>
      <Popover className="emoji-over" offset={6}>
        <Dialog className={tool && all ? 'emoji-sheet' : 'signs'} aria-label={t('react')}>
          {tool && all ? (
            <tool.default onChoose={choose} />
          ) : (
            <>
              {usual.map((emoji) => (
                <Button key={emoji} className="signs-one" aria-label={emoji} onPress={() => choose(emoji)}>
                  {emoji}
                </Button>
              ))}
              <Button {...iconButtonLook('m')} aria-label={t('moreSigns')} onPress={() => showAll(true)}>
                <Icon name="plus" />
              </Button>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
