import type { ThreadLine } from '#features/talk/threads/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'

type Props = { thread: Pick<ThreadLine, 'kind' | 'title' | 'picture' | 'shape'>; size?: 's' | 'm' }

/** Whom one talks to: a face, a company, a group, or the site. */
export function ThreadFace({ thread: { kind, title, picture, shape }, size = 'm' }: Props) {
  if (shape === 'person' || shape === 'company')
    return <Avatar name={title} kind={shape} size={size} {...(picture && { src: picture })} />
  return (
    <span className="thread-sign" data-shape={shape} data-size={size} aria-hidden="true">
      <Icon size={size} name={shape === 'site' ? 'shield' : kind === 'openday' ? 'calendar' : 'users'} />
    </span>
  )
}
