import './avatar.css'
import { initialsOf, toneOf } from './initials.ts'

type Props = {
  name: string
  /** Picture, if there is one. */
  src?: string
  kind?: 'person' | 'company'
  size?: 's' | 'm' | 'l' | 'xl'
  /** Somebody is reading this person now. */
  present?: boolean
}

/** Plain. A face, or initials on a tone that stays the same for the same name. The name itself stands beside it. */
export function Avatar({ name, src, kind = 'person', size = 'm', present }: Props) {
  return (
    <span
      className="avatar"
      data-kind={kind}
      data-size={size}
      data-tone={toneOf(name)}
      data-present={present || undefined}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : initialsOf(name, kind)}
    </span>
  )
}

/** Plain. A few faces close together; the label names them. */
export function Faces({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <span className="faces" role="img" aria-label={label}>
      {names.map((name) => (
        <Avatar key={name} name={name} size="s" />
      ))}
    </span>
  )
}
