import { holdsFiles, restorableFields, typedFields } from './useFormDraft';

const photo = new Blob(['x']);

describe('what a draft keeps', () => {
  it('is what differs from what the form began with, without files', () => {
    const began = { price: null, message: '', photos: [], lines: [{ work: 'Trim' }] };
    const typed = { price: 500, message: '', photos: [photo], lines: [{ work: 'Remove' }] };
    expect(typedFields(typed, began)).toEqual({ price: 500, lines: [{ work: 'Remove' }] });
  });

  it('is never a password, whatever its field is called', () => {
    const began = { email: '', password: '', newPassword: '' };
    const typed = { email: 'a@demo.example', password: 'a quiet grove', newPassword: 'of oaks' };
    expect(typedFields(typed, began)).toEqual({ email: 'a@demo.example' });
  });

  it('is never an agreement, which is given to the words that are shown then', () => {
    const began = { phone: '', agreed: false };
    const typed = { phone: '512 555 0142', agreed: true };
    expect(typedFields(typed, began)).toEqual({ phone: '512 555 0142' });
  });

  it('notices files however deep they are', () => {
    expect(holdsFiles({ note: 'x', photos: [photo] })).toBe(true);
    expect(holdsFiles({ note: 'x', photos: [], other: null })).toBe(false);
  });
});

describe('what a draft gives back', () => {
  const began = { message: '', price: null, lines: [{ work: '', unit: 'each' }] };

  it('leaves alone what the form shows already, and what it no longer asks', () => {
    expect(restorableFields({ message: '', price: 500, gone: 'x' }, began)).toEqual({ price: 500 });
  });

  it('drops a list whose lines had other fields in an earlier release', () => {
    expect(restorableFields({ lines: [{ work: 'Trim' }] }, began)).toEqual({});
    const lines = [{ work: 'Trim', unit: 'hour' }];
    expect(restorableFields({ lines }, began)).toEqual({ lines });
  });

  it('drops a text where the form now has a list', () => {
    expect(restorableFields({ lines: 'Trim' }, began)).toEqual({});
  });
});
