import { Asked } from './asked.ts'
import type { Formatted } from './contract.ts'

type Row = { id: string; name: string; state: Formatted['state']; why: string | null; asked: unknown; created_at: Date }

/** A printed CV as its maker sees it. */
export function viewOf({ id, name, state, why, asked, created_at }: Row): Formatted {
  const { format, mode, redaction } = Asked.parse(asked)
  return {
    id,
    name,
    state,
    why,
    // pages as they came are pictures, which no Word file holds
    format: mode === 'original' ? 'pdf' : format,
    redaction,
    url: state === 'ready' ? `/api/download-formatted/${id}` : null,
    at: created_at.toISOString(),
  }
}
