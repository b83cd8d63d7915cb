import type { ReactNode } from 'react'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'

const most = 4

export type WaitingPerson = { id: string; href: string; name: string; facts: readonly ReactNode[]; beside?: ReactNode }

type Props = {
  id: string
  title: ReactNode
  /** Where all of them are. */
  all: { href: string; text: string }
  people: readonly WaitingPerson[]
}

/** A part of the home: the first of those who wait for somebody here, and the way to the others; nothing where nobody does. */
export function WaitingPeople({ id, title, all, people }: Props) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="section-head section-head-line">
        <h2 id={id}>{title}</h2>
        <a className="link" href={all.href}>
          {all.text}
        </a>
      </div>
      <ul className="rows">
        {people.slice(0, most).map((one) => (
          <li key={one.id}>
            <a href={one.href} className="row">
              <Avatar name={one.name} />
              <span className="grow stack stack-xs">
                <span className="strong">
                  <bdi>{one.name}</bdi>
                </span>
                <Facts small items={one.facts} />
              </span>
              {one.beside}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
