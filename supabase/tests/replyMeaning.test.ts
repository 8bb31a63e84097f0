import { replyMeaning } from '../functions/_shared/texts/replyMeaning';

test.each([
  ...['STOP', 'stop', ' Stop. ', '“STOP”', 'stop!!!', 'Stop 🛑', 'S.T.O.P.', 'STOOOP', 'stop stop'],
  ...['ＳＴＯＰ', 'st\u200bop', '"Stop"', 'STOPALL', 'stop all', 'Unsubscribe please', 'opt out'],
  ...['Opt-out', 'OPTOUT', 'please stop', 'Stop texting me', 'Can you stop texting me?', 'quit it'],
  ...['stop sending these messages', 'Please stop, thank you', 'End', 'cancel', 'Cancel all texts'],
  ...['Don’t text me', "don't text me anymore", 'do not send me messages', 'No more texts please'],
  ...['remove me', 'Take me off your list', 'Remove my number', 'I want to opt out', 'revoke'],
  ...['ALTO', 'Parar', 'basta, por favor', 'No más mensajes', 'Cancelar'],
])('%j ends text messages', (reply) => {
  expect(replyMeaning(reply)).toBe('stop');
});

test.each([
  ...['START', 'start!', 'Yes', 'YES!', 'Yes please', 'yes, please 👍', '“yes”', 'Sí', 'si', 'SÍ.'],
  ...['Unstop', 'Start texting me again', 'yes start', 'Resume', 'Si, gracias', 'SI\u0301'],
])('%j begins them again', (reply) => {
  expect(replyMeaning(reply)).toBe('start');
});

test.each([
  ...['', '👍', 'HELP', 'Can you stop by at 9?', 'Stop by tomorrow', 'Please stop at the gate'],
  ...["Don't stop now", 'Cancel it', 'Cancel the appointment', 'End of the driveway', 'No'],
  ...['Yes, come at 9', 'yesterday', 'Is the crew coming? Yes or no', 'start at the big oak'],
  ...['Remove the oak', 'Take the stump too', 'nonstop', 'Si no llueve', 'Thanks', 'no more oaks'],
])('%j is neither', (reply) => {
  expect(replyMeaning(reply)).toBeNull();
});
