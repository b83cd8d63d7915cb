import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useLayoutEffect, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import type { IconName } from '#ui/basics/icon.tsx'
import { cleanPaste } from './clean-paste.ts'
import { placeIn } from './rich-asleep.tsx'

type Props = {
  id: string
  label: string
  describedBy?: string
  bad: boolean
  required: boolean
  value: string
  onChange: (html: string) => void
  aside?: string
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'http', 'mailto'] },
  }),
]

/** The editor itself, loaded by `RichText` only. Whoever began to write goes on where they were. */
export default function RichTextEditor({ id, label, describedBy, bad, required, value, onChange, aside }: Props) {
  const [place] = useState(() => placeIn(document.getElementById(id)))
  const editor = useEditor({
    extensions,
    content: value,
    // a space was just typed, and the next word is still to come
    parseOptions: { preserveWhitespace: place !== null },
    immediatelyRender: true,
    // the style sheet beside this part has what the editor would add by itself
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: 'rich-body prose',
        dir: 'auto',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        'aria-invalid': String(bad),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  useLayoutEffect(() => {
    if (!place) return
    editor.commands.setTextSelection(positionOf(editor, place))
    editor.view.focus()
  }, [editor, place])
  return (
    <>
      <Tools editor={editor} aside={aside} />
      <EditorContent editor={editor} />
    </>
  )
}

/** The same place in the editor, whose elements stand as those of the text did; the end where it is not found. */
function positionOf({ view, state }: Editor, place: readonly number[]): number {
  let node: Node = view.dom
  for (const step of place.slice(0, -1)) node = node.childNodes[step] ?? node
  const most = node instanceof Text ? node.length : node.childNodes.length
  const at = view.posAtDOM(node, Math.min(place.at(-1) ?? most, most))
  return at < 0 ? state.doc.content.size : at
}

type Tool = { icon: IconName; key: string; on?: boolean; off?: boolean; run: () => void }

function Tools({ editor, aside }: { editor: Editor; aside?: string }) {
  const t = useTranslations('ui')
  const [linking, setLinking] = useState<string | null>(null)
  const is = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const chain = () => editor.chain().focus()
  const groups: Tool[][] = [
    [
      { icon: 'bold', key: 'bold', on: is.bold, run: () => chain().toggleBold().run() },
      { icon: 'italic', key: 'italic', on: is.italic, run: () => chain().toggleItalic().run() },
      { icon: 'heading', key: 'heading', on: is.heading, run: () => chain().toggleHeading({ level: 2 }).run() },
    ],
    [
      { icon: 'list', key: 'list', on: is.list, run: () => chain().toggleBulletList().run() },
      { icon: 'list-numbered', key: 'numbered', on: is.numbered, run: () => chain().toggleOrderedList().run() },
      { icon: 'link', key: 'link', on: is.link !== null, run: () => setLinking(is.link ?? 'https://') },
    ],
    [
      { icon: 'undo', key: 'undo', off: !is.canUndo, run: () => chain().undo().run() },
      { icon: 'redo', key: 'redo', off: !is.canRedo, run: () => chain().redo().run() },
    ],
  ]
  const link = (href: string) => {
    if (href.replace(/^https?:\/\/$/, '')) chain().extendMarkRange('link').setLink({ href }).run()
    else chain().extendMarkRange('link').unsetLink().run()
    setLinking(null)
  }
  return (
    <>
      <Toolbar className="rich-tools" aria-label={t('rich.tools')}>
        {groups.map((group) => (
          <div key={group[0]?.key} className="rich-group">
            {group.map(({ icon, key, on, off, run }) => (
              <IconButton
                key={key}
                icon={icon}
                label={t(`rich.${key}`)}
                size="s"
                aria-pressed={on}
                disabled={off}
                onClick={run}
              />
            ))}
          </div>
        ))}
        {aside ? <span className="rich-aside">{aside}</span> : null}
      </Toolbar>
      {linking === null ? null : (
        <LinkBar href={linking} linked={is.link !== null} onDone={link} onClose={() => setLinking(null)} />
      )}
    </>
  )
}

const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading'),
  list: editor.isActive('bulletList'),
  numbered: editor.isActive('orderedList'),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : null,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

type LinkProps = { href: string; linked: boolean; onDone: (href: string) => void; onClose: () => void }

function LinkBar({ href, linked, onDone, onClose }: LinkProps) {
  const t = useTranslations('ui')
  const [written, setWritten] = useState(href)
  return (
    <div className="rich-link">
      <input
        className="input"
        data-size="s"
        type="url"
        dir="ltr"
        aria-label={t('rich.linkAddress')}
        value={written}
        ref={(input) => input?.focus()}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          onDone(written.trim())
        }}
      />
      <Button size="s" look="primary" onClick={() => onDone(written.trim())}>
        {t('rich.apply')}
      </Button>
      {linked ? (
        <Button size="s" look="plain" onClick={() => onDone('')}>
          {t('rich.unlink')}
        </Button>
      ) : null}
    </div>
  )
}
