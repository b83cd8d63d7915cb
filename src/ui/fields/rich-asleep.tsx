import { useEffect, useRef, useState } from 'react'
import { RichWaiting } from './rich-waiting.tsx'

type Props = {
  id: string
  label: string
  describedBy?: string
  bad: boolean
  required: boolean
  value: string
  onChange: (html: string) => void
  aside?: string
  /** Somebody is about to write. */
  onWake: () => void
  /** Somebody may be about to. */
  onNear: () => void
}

/** The text before its editor has come: one may write at once, and the editor goes on from there. */
export function RichAsleep({ id, label, describedBy, bad, required, value, onChange, aside, onWake, onNear }: Props) {
  const body = useRef<HTMLDivElement>(null)
  // what is written here is not drawn again, or the place one writes at would be lost
  const [{ shown, said }, setOwn] = useState({ shown: value, said: value })
  if (value !== said) setOwn({ shown: value, said: value })
  const say = ({ innerHTML, textContent }: HTMLElement) => {
    const html = textContent?.trim() ? innerHTML : ''
    setOwn({ shown, said: html })
    onChange(html)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever wrote before the screen was awake
  useEffect(() => {
    if (!body.current || document.activeElement !== body.current) return
    say(body.current)
    onWake()
  }, [])
  return (
    <div
      onPointerEnter={onNear}
      onPointerDown={(event) => {
        if (body.current?.contains(event.target as Node)) return
        event.preventDefault()
        body.current?.focus()
      }}
    >
      <RichWaiting aside={aside} />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no lists */}
      <div
        ref={body}
        id={id}
        className="rich-body prose"
        contentEditable
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={bad}
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it, or the editor here wrote it
        dangerouslySetInnerHTML={{ __html: shown }}
        // where one writes is known only once the press that gave it the focus is over
        onFocus={() => setTimeout(onWake)}
        onInput={({ currentTarget }) => say(currentTarget)}
        onPaste={(event) => {
          event.preventDefault()
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
        }}
      />
    </div>
  )
}

/** Where one writes in a text, as steps down from its element; null where one does not. */
export function placeIn(root: Element | null): number[] | null {
  const { anchorNode: node, anchorOffset } = document.getSelection() ?? {}
  if (!root || document.activeElement !== root || !node || !root.contains(node)) return null
  const steps = [anchorOffset ?? 0]
  for (let at: Node = node; at !== root && at.parentNode; at = at.parentNode)
    steps.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode))
  return steps
}
