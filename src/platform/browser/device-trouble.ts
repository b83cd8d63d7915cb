/** Why a camera or a microphone is not there; screens say each in words. */
export type DeviceTrouble = 'refused' | 'none' | 'taken' | 'unsafe' | 'failed'

const troubles: Record<string, DeviceTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // another programme holds it
  NotReadableError: 'taken',
  AbortError: 'taken',
}

/** What a refusal of `getUserMedia` means (Media Capture and Streams §10.2.1). */
export const deviceTrouble = (error: unknown): DeviceTrouble =>
  troubles[(error as { name?: string } | null)?.name ?? ''] ?? 'failed'

/** The devices of the browser; null where it shows none, as to pages that did not come over https. */
export const devices = (): MediaDevices | null => (navigator.mediaDevices as MediaDevices | undefined) ?? null
