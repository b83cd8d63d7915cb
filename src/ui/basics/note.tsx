import './note.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type NoteTone = 'plain' | 'good' | 'warm' | 'bad' | 'info'

type NoteProps = {
  tone?: NoteTone
  title?: ReactNode
  icon?: IconName
  /** Read aloud at once, when it appears after something the person did. */
  alert?: boolean
  children?: ReactNode
}

const signs: Record<NoteTone, IconName> = { plain: 'info', good: 'done', warm: 'warn', bad: 'alert', info: 'info' }

/** Plain. A remark that stands in the page: what happened, what is kept, what to do. */
export function Note({ tone = 'plain', title, icon, alert, children }: NoteProps) {
  return (
    <div className="note" data-tone={tone} role={alert ? 'alert' : undefined}>
      <Icon name={icon ?? signs[tone]} />
      <div>
        {title ? <p className="strong">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}

type EmptyProps = { icon: IconName; title: ReactNode; children?: ReactNode; action?: ReactNode }

/** Plain. Nothing here yet: why, and the one thing to do. Also for no permission and for a page that is gone. */
export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className="empty">
      <Icon name={icon} size="l" />
      <h2>{title}</h2>
      {children ? <div className="empty-words">{children}</div> : null}
      {action}
    </div>
  )
}

/** Plain. Lines that breathe while words are on their way; wrap several in an element with `aria-busy`. */
export function Skeleton({ lines = ['70%', '45%', '58%'] }: { lines?: readonly string[] }) {
  return (
    <span className="skeleton" aria-hidden="true">
      {lines.map((size, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and never move
        <i key={at} style={{ inlineSize: size }} />
      ))}
    </span>
  )
}
