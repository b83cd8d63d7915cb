import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { editMessage, listMessages, type Message } from '#features/talk/threads/message-contract.ts'
import { mostText } from '#features/talk/threads/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useChangeParts } from '#platform/browser/use-call-parts.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import { sendsOnEnter } from './sends-on-enter.ts'

type Props = { thread: string; message: Message; onClose: () => void }

/** One's own words, to be put differently while there is time. */
export function EditBox({ thread, message, onClose }: Props) {
  const t = useTranslations('inbox.write')
  const [text, setText] = useState(message.text)
  const area = useRef<HTMLTextAreaElement>(null)
  const changeParts = useChangeParts(listMessages)
  const { mutate, isPending, error } = useSend(editMessage, {
    onDone({ data }) {
      changeParts({ thread }, (part) => ({
        ...part,
        data: { ...part.data, messages: part.data.messages.map((one) => (one.id === data.id ? data : one)) },
      }))
      refreshCall(listMessages)
      onClose()
    },
  })
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(message.text.length, message.text.length)
  }, [message.text])
  function save(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (text.trim() && text.trim() !== message.text) mutate({ thread, message: message.id, text: text.trim() })
    else onClose()
  }
  return (
    <form method="post" className="composer-box" onSubmit={save}>
      <div className="composer-reply">
        <Icon name="edit" size="s" />
        <label className="grow small strong" htmlFor={fieldId('edited')}>
          {t('editing')}
        </label>
      </div>
      <textarea
        id={fieldId('edited')}
        ref={area}
        className="composer-text"
        dir="auto"
        rows={1}
        maxLength={mostText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (sendsOnEnter(event)) save(event)
        }}
      />
      {error ? (
        <p className="small bad" role="alert">
          {error.message || t('notSaved')}
        </p>
      ) : null}
      <div className="composer-tools">
        <EmojiButton field={fieldId('edited')} onChange={setText} />
        <span className="grow" />
        <Button size="s" look="text" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="s" look="primary" icon="check" busy={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
