import { useState } from 'react'
import { ProofDialog } from './proof-dialog.tsx'

/** The question who sits there, and what goes on once it is answered. Put `dialog` anywhere on the screen. */
export function useProof(onProved: () => void) {
  const [asking, setAsking] = useState(false)
  const dialog = asking ? (
    <ProofDialog
      onClose={() => setAsking(false)}
      onProved={() => {
        setAsking(false)
        onProved()
      }}
    />
  ) : null
  return { ask: () => setAsking(true), dialog }
}
