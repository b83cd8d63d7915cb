import type { ReactNode } from 'react'

/** What a side wrote, under who wrote it; nothing where it wrote nothing. */
export function Said({ head, words }: { head: ReactNode; words: string }) {
  if (!words) return null
  return (
    <div className="stack stack-xs">
      <span className="small quiet">{head}</span>
      <blockquote dir="auto">{words}</blockquote>
    </div>
  )
}
