import { arrivingRequest } from './arrivingRequest';

const nowhere = new URLSearchParams();

describe('the request a confirmation is about', () => {
  it('is what whoever led here handed over', () => {
    const state = { requestId: 'r1', number: 42 };
    expect(arrivingRequest(state, new URLSearchParams('request=r2'))).toEqual({
      id: 'r1',
      number: 42,
    });
  });

  it('else stands in the address, its number still to be looked up', () => {
    expect(arrivingRequest(null, new URLSearchParams('request=r2'))).toEqual({
      id: 'r2',
      number: null,
    });
  });

  it.each([null, 'r1', {}, { requestId: 7 }])('is unknown with state %j', (state) => {
    expect(arrivingRequest(state, nowhere)).toBeNull();
  });

  it('takes no number that is none', () => {
    expect(arrivingRequest({ requestId: 'r1', number: '<b>' }, nowhere)?.number).toBeNull();
  });
});
