/** The site admin of the journeys' server. */
export const admin = { email: 'admin@example.com', password: 'Correct-Horse-7' }
