import './fold.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { words: ReactNode; open?: boolean; children: ReactNode }

/** Plain. What few look at, folded away under words with a sign that it opens. */
export function Fold({ words, open = false, children }: Props) {
  return (
    <details className="fold" open={open}>
      <summary>
        <Icon name="down" size="s" />
        <span>{words}</span>
      </summary>
      {children}
    </details>
  )
}
