import { arrivingRequest } from './ConfirmationPage';

const nowhere = new URLSearchParams();

describe('the request of a confirmation', () => {
  it('comes from the navigation state', () => {
    const state = { requestId: 'r1', number: 42 };
    expect(arrivingRequest(state, new URLSearchParams('request=r2'))).toEqual({
      id: 'r1',
      number: 42,
    });
  });

  it('otherwise comes from the address, without its number', () => {
    expect(arrivingRequest(null, new URLSearchParams('request=r2'))).toEqual({
      id: 'r2',
      number: null,
    });
  });

  it.each([null, 'r1', {}, { requestId: 7 }])('is unknown with state %j', (state) => {
    expect(arrivingRequest(state, nowhere)).toBeNull();
  });

  it('ignores an invalid number', () => {
    expect(arrivingRequest({ requestId: 'r1', number: '<b>' }, nowhere)?.number).toBeNull();
  });
});
