type Clock = { Temporal?: { Now: { timeZoneId: () => string } } }

/** The time zone of this browser's clock, by its IANA name. `Temporal` knows it at once; what `Intl` loads to say it takes a phone 0.1 s. */
export const ownZone = (): string =>
  (globalThis as Clock).Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
