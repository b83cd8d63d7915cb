import './tabs-nav.css'
import './tabs.css'
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

export type TabPart = { id: string; words: ReactNode; count?: ReactNode; children: ReactNode }

type Props = {
  label: string
  parts: readonly TabPart[]
  value?: string
  onChange?: (id: string) => void
  /** What is being written in a part that is not shown stays. */
  kept?: boolean
}

/** Hydrated. Parts of one thing that need no address of their own; else `TabsNav`. */
export function Tabs({ label, parts, value, onChange, kept = false }: Props) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))}>
      <TabList className="tabs" aria-label={label}>
        {parts.map(({ id, words, count }) => (
          <Tab key={id} id={id}>
            {words}
            {count === undefined ? null : <span className="tabs-count">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {parts.map(({ id, children }) => (
        <TabPanel key={id} id={id} className="tab-panel" shouldForceMount={kept}>
          {children}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
