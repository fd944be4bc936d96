export const en = {
  'log.label': 'What happened',
  'log.since': 'Since you last looked',
  'log.earlier': 'Earlier',
  'log.new': '{count, plural, one {# new line} other {# new lines}}',
  'log.filter': 'Filter',
  'log.region': 'State',
  'log.party': 'Party',
  'log.all-regions': 'all states',
  'log.all-parties': 'all parties',
  'log.undone': 'Undone:',
  'log.planned': '(by plan)',
  'log.night': 'Election night',
  'log.why': 'why',
  'log.more': '{count, plural, one {# more} other {# more}}',

  'told.sat': '{name} plays {the_party}.',
  'told.handed-over': '{name} takes over the seat of {the_party}.',
  'told.bot-seated': 'Bot {bot} plays {the_party}.',
  'told.stood-in-left': 'The player of {the_party} has left; bot {bot} takes over.',
  'told.stood-in-time':
    '{The_party} {party_number, select, many {have} other {has}} run out of time; bot {bot} takes over.',
  'told.stood-in-resigned':
    '{The_party} {party_number, select, many {have} other {has}} resigned; bot {bot} plays to the end.',
  'told.stood-in-voted': 'The others voted for a bot: {bot} plays {the_party}.',
  'told.stood-up': 'The seat of {the_party} is open.',
  'told.sent-away': '{name} was sent away: the seat of {the_party} is open.',
  'told.bot-removed': 'The seat of {the_party} is open.',
  'told.returned': 'The player of {the_party} is back.',
  'told.taken-back': '{The_party} {party_number, select, many {take} other {takes}} a decision back.',
  'told.taken-back-all': 'Everyone agreed to go back.',
  'told.gone-back':
    '{The_party} {party_number, select, many {go} other {goes}} back to an earlier decision (takeback).',
  'told.proposed-undo': '{The_party} {party_number, select, many {propose} other {proposes}} to go back.',
  'told.proposed-abandon':
    '{The_party} {party_number, select, many {propose} other {proposes}} to end the game without a result.',
  'told.proposed-pause':
    '{The_party} {party_number, select, many {propose} other {proposes}} to pause or restart the clocks.',
  'told.proposed-pace':
    '{The_party} {party_number, select, many {propose} other {proposes}} a different pace.',
  'told.proposed-hints':
    '{The_party} {party_number, select, many {propose} other {proposes}} hints for everyone.',
  'told.proposed-no-hints': '{The_party} {party_number, select, many {end} other {ends}} the hints.',
  'told.proposed-stand-in':
    '{The_party} {party_number, select, many {propose} other {proposes}} a bot for a player who is away.',
  'told.proposed-take-over': '{name} asks for the seat of {the_party}.',
  'told.days-off': 'The player of {the_party} takes days off until {until}.',
  'told.days-ended': 'The player of {the_party} is back from days off.',
  'told.regent-named': '{name} may play for {the_party} until {until}.',
  'told.regent-none': 'Nobody else may play for {the_party} any more.',
  'told.regent-began': '{name} now plays for {the_party}.',
  'told.regent-ended': 'The player of {the_party} has the seat back.',
  'told.scheduled': 'The game begins at {until}.',
  'told.unscheduled': 'The game no longer begins by itself.',
  'told.offered': '{The_party} {party_number, select, many {offer} other {offers}} {the_other} a deal.',
  'told.offer-accepted': 'The deal is on.',
  'told.offer-declined': 'No deal.',
  'told.offer-withdrawn': 'The offer is withdrawn.',
  'told.paused': 'Clocks paused.',
  'told.goes-on': 'Clocks running.',
  'told.started': 'The game begins.',
  'told.pace-set': 'The pace has changed.',
  'told.hints-set': 'From now on everyone may take hints.',
  'told.hints-ended': 'Nobody gets hints any more.',
  'told.hinted': '{The_party} {party_number, select, many {have} other {has}} taken a hint.',
  'told.abandoned': 'The game has ended without a result.',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
